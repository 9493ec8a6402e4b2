import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });

export const note = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.warning.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.warning.text,
  backgroundColor: vars.color.warning.surface,
  fontSize: vars.fontSize.sm,
});

export const maximum = style({ maxInlineSize: '16rem' });

export const selected = style({
  flex: 1,
  alignSelf: 'center',
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

export const results = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
  // Scrolled to, it stands clear of the actions under it.
  scrollMarginBlockEnd: '6rem',
});

export const resultsTitle = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const outcomes = style({
  display: 'grid',
  gap: vars.space.xxs,
  inlineSize: '100%',
  fontSize: vars.fontSize.sm,
});

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: '3rem auto minmax(0, 1fr)',
  alignItems: 'baseline',
  justifyItems: 'start',
  columnGap: vars.space.xs,
});

export const slot = style({ fontWeight: vars.fontWeight.bold });

export const reason = style({ color: vars.color.danger.text });
