import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '2fr 1fr 1.5fr 1.5fr',
      columnGap: vars.space.lg,
      paddingInline: vars.space.lg,
    },
  },
});

export const term = style({ color: vars.color.text.muted, fontSize: vars.fontSize.xs });

/** The height of the ring. */
const ring = '4rem';

/** As high as the ring where all stand in one row. */
const valueLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  '@media': { [media.tablet]: { minBlockSize: ring } },
} as const;

export const title = style({
  ...valueLine,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
});

export const value = style({
  ...valueLine,
  minBlockSize: vars.size.target,
  fontWeight: vars.fontWeight.medium,
});

/** In the ring's row on a phone too. */
export const besideRing = style([value, { minBlockSize: ring }]);

export const placeholder = style({ inlineSize: '100%', maxInlineSize: '8rem' });
