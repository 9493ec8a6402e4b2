import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays at the lower edge while the plans scroll, so that buying is in the thumb's reach from the first choice on. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.fixedAction,
  display: 'grid',
  gap: vars.space.sm,
  marginBlockStart: vars.space.lg,
  marginInline: `calc(${vars.space.md} * -1)`,
  padding: vars.space.md,
  paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.raised,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '1fr minmax(12rem, auto)',
      alignItems: 'center',
      marginInline: 0,
      insetBlockEnd: vars.space.md,
      padding: `${vars.space.md} ${vars.space.lg}`,
      border: `1px solid ${vars.color.line.subtle}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const choice = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.sm, fontWeight: vars.fontWeight.bold });

export const price = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.heavy });

export const note = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
