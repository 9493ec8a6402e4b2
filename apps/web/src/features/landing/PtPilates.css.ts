import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold });

export const join = style({ marginBlockStart: vars.space.lg });

export const offers = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: `${vars.space.xl} ${vars.space.vast}`,
  paddingInline: vars.space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', paddingInline: vars.space.lg } },
});

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  borderBlockStart: `4px solid ${vars.color.accent.base}`,
  paddingBlockStart: vars.space.lg,
});

export const offerTitle = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
});

export const offerText = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lg,
  maxInlineSize: '32em',
});

export const facts = style({ display: 'grid', marginBlockStart: vars.space.sm });

export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const factName = style({ color: vars.color.text.muted });
export const factValue = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'end',
});
