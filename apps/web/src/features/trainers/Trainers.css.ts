import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const profiles = style({
  display: 'grid',
  gap: vars.space.huge,
  '@media': { [media.tablet]: { gap: vars.space.vast } },
});

export const profile = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '5fr 6fr', alignItems: 'center', gap: vars.space.xxl },
  },
});

/** Every second portrait is on the other side. */
export const portrait = style({
  // Bleeds to the edges of a phone.
  marginInline: `calc(${vars.space.md} * -1)`,
  '@media': {
    [media.tablet]: {
      marginInline: 0,
      selectors: { [`${profile}:nth-child(even) > &`]: { order: 2 } },
    },
  },
});

export const numeral = style({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.tight,
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.snug,
});

export const title = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: 0,
});

export const speciality = style({
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
});

export const introduction = style({
  marginBlockStart: vars.space.md,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lg,
  maxInlineSize: '34em',
});

export const career = style({
  display: 'grid',
  marginBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const careerStep = style({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const join = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  marginBlockStart: vars.space.vast,
  paddingBlockStart: vars.space.xxl,
  borderBlockStart: `4px solid ${vars.color.accent.base}`,
  textAlign: 'center',
});

export const joinText = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});
