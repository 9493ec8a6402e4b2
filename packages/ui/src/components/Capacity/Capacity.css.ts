import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const capacity = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const dots = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '3px' });

const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
});

export const free = dot;

export const taken = style([
  dot,
  {
    borderColor: 'currentColor',
    backgroundColor: 'currentColor',
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'CanvasText',
      },
    },
  },
]);

export const figures = style({
  color: vars.color.text.default,
  fontWeight: vars.fontWeight.medium,
});
