import { style, styleVariants } from '@vanilla-extract/css';

const icon = style({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const icons = styleVariants({ sm: '1em', md: '1.25em', lg: '1.5em' }, (size) => [
  icon,
  { inlineSize: size, blockSize: size },
]);
