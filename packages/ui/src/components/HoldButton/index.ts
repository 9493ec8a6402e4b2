export { HoldButton, type HoldButtonProps } from './HoldButton.tsx';
