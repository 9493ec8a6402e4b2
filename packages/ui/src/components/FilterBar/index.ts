export {
  FilterBar,
  type FilterBarProps,
  FilterField,
  type FilterFieldProps,
  type FilterPresets,
} from './FilterBar.tsx';
