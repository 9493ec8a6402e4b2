export { ToggleSlots, type ToggleSlot, type ToggleSlotsProps } from './ToggleSlots.tsx';
