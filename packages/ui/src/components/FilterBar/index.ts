export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterField, type FilterFieldProps } from './FilterField.tsx';
export type { FilterPresets } from './Presets.tsx';
