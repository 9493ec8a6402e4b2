export { OptionCard, type OptionCardProps } from './OptionCard.tsx';
