export type { Item } from '../../internal/item.ts';
export { ToggleSlots, type ToggleSlotsProps } from './ToggleSlots.tsx';
