import { style } from '@vanilla-extract/css';
import { mirrorsInRtl } from '../../internal/mirrors-in-rtl.ts';
import { media, vars } from '../../theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(2rem, 1fr) fit-content(30%)',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['30% minmax(0, 1fr) 20%', 'subgrid'],
  alignItems: 'center',
});

export const track = style({
  inlineSize: '100%',
  blockSize: '0.5rem',
  color: vars.color.text.default,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.neutral.surface,
  selectors: mirrorsInRtl,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
});

export const bar = style({
  fill: 'currentColor',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const count = style({ textAlign: 'end' });
