import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const search = style({
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: '20rem' } },
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  fontSize: vars.fontSize.sm,
});

export const count = style({ color: vars.color.text.muted });
