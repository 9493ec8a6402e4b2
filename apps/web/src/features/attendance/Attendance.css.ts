import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'grid', gap: vars.space.md, gridTemplateColumns: 'minmax(0, 1fr)' });

export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.sm });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
});

export const name = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
export const value = style({ fontSize: vars.fontSize.heading, fontWeight: vars.fontWeight.heavy, lineHeight: vars.lineHeight.snug });
export const note = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const stamp = style({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  flexShrink: 0,
  fill: vars.color.success.surface,
  stroke: vars.color.success.text,
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
});

export const tick = style({ fill: 'none', strokeWidth: 1.75, strokeLinecap: 'round' });

export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});
