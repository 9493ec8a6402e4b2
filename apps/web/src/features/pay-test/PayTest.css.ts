import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' });

export const connect = style({ maxInlineSize: vars.size.reading });

export const listing = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
});

export const title = style({ fontSize: vars.fontSize.lg });

export const count = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const problem = style({
  padding: vars.space.sm,
  border: `1px solid ${vars.color.danger.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.danger.text,
  backgroundColor: vars.color.danger.surface,
  fontSize: vars.fontSize.sm,
});

export const id = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});
