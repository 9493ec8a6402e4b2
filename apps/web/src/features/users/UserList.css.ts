import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The search over the whole width of a phone, the two choices beside each other under it. */
export const controls = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(12rem, 1fr) 9rem 14rem' },
    [media.desktop]: { gridTemplateColumns: '18rem 9rem 14rem 1fr' },
    [media.print]: { display: 'none' },
  },
});

export const search = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const grouped = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto', justifySelf: 'end' } },
});

export const results = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
});

export const count = style({
  minBlockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.text})`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const lines = style({
  display: 'grid',
  '@media': { [media.tablet]: { gap: vars.space.xxs } },
});

export const line = style({
  alignContent: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { minBlockSize: '1.75rem' } },
});
