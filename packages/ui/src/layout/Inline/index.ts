export { Fill, type FillProps } from './Fill.tsx';
export { Inline, type InlineProps } from './Inline.tsx';
