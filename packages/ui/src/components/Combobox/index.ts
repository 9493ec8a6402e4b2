export type { Item } from '../../internal/item.ts';
export { matchesSearch } from '../../internal/matches-search.ts';
export { Combobox, type ComboboxProps } from './Combobox.tsx';
