import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const fields = style({
  display: 'grid',
  gap: vars.space.sm,
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { inlineSize: 'auto', gridTemplateColumns: '9rem 7rem' } },
});

export const summary = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.target,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  '@media': { [media.tablet]: { justifyContent: 'end' } },
});

export const count = style({ marginInlineEnd: vars.space.sm, color: vars.color.text.default });

/** Neither on phones nor in print. */
export const print = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

/** Side by side, so that a trainer is at the same height in both. */
export const charts = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', breakInside: 'avoid' },
  },
});
