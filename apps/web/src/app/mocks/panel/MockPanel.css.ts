import { focusRing, media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'grid', gap: vars.space.xl });
export const section = style({ display: 'grid', gap: vars.space.sm });
export const heading = style({ fontSize: vars.fontSize.md });
export const hint = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
});

export const fields = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.none,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
});
export const itemText = style({ flex: 1, overflowWrap: 'anywhere' });

export const request = style({
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  padding: vars.space.xs,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':focus-visible': focusRing,
});

export const address = style({ flex: '1 1 12rem', fontVariantNumeric: 'tabular-nums' });

export const detail = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  fontSize: vars.fontSize.xs,
});

export const json = style({
  maxBlockSize: '16rem',
  margin: vars.space.none,
  padding: vars.space.sm,
  overflow: 'auto',
  borderRadius: vars.radius.sm,
  background: vars.color.surface.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A banner over everything else, while requests reach no backend. */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.sm,
  background: vars.color.danger.surface,
  color: vars.color.danger.text,
  fontSize: vars.fontSize.sm,
});
export const noticeText = style({ flex: '1 1 16rem' });
export const noticeAction = style({
  minBlockSize: vars.size.target,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.danger.line}`,
  borderRadius: vars.radius.sm,
  color: vars.color.danger.text,
});
