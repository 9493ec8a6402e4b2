import { styleVariants } from '@vanilla-extract/css';

const icon = (size: string) =>
  ({
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: '-0.25em',
    inlineSize: size,
    blockSize: size,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

export const icons = styleVariants({ sm: '1em', md: '1.25em', lg: '1.5em' }, icon);
