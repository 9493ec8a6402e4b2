import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: vars.space.sm,
  marginBlock: `${vars.space.md} ${vars.space.xl}`,
});

export const title = style({ fontSize: vars.fontSize.lg });

export const list = style({ display: 'grid', gap: vars.space.xs });

export const record = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '14rem 1fr',
      columnGap: vars.space.lg,
      paddingInline: vars.space.lg,
    },
  },
});

export const summary = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xxs,
});

export const order = style({ fontSize: vars.fontSize.md });

export const amount = style({
  marginInlineStart: vars.space.xxs,
  color: vars.color.text.muted,
  fontWeight: vars.fontWeight.medium,
});

export const when = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const state = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs });

export const explanation = style({
  maxInlineSize: vars.size.reading,
  fontSize: vars.fontSize.sm,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const paymentId = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
});
