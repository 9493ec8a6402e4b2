import { media, vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The sum at the left, its parts at the right; on a phone one under the other. */
export const layout = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const total = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.03em',
});

export const difference = style({
  paddingBlockStart: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

/** Reserves the height of the longest comparison, on phones two lines, to avoid a layout shift. */
export const comparison = style({
  minBlockSize: '3.25rem',
  '@media': { [media.tablet]: { minBlockSize: '1.75rem' } },
});

export const change = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginInlineEnd: vars.space.xs,
});

/** Two by two, which leaves room for large amounts; in one row where they have the whole width. */
export const shares = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A part of the sum, marked with the colour of its bars. */
export const share = styleVariants(vars.color.series, (color) => ({
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `3px solid ${color}`,
}));

export const kind = style({ color: vars.color.text.muted, fontSize: vars.fontSize.xs });
export const amount = style({
  display: 'block',
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});
export const percent = style({ color: vars.color.text.muted, fontSize: vars.fontSize.xs });
