export type { Item } from '../../internal/item.ts';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
