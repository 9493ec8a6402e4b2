export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
export type { RadioItem } from './RadioOption.tsx';
