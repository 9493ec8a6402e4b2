export type { Item } from '../../internal/item.ts';
export { Select, type SelectProps } from './Select.tsx';
