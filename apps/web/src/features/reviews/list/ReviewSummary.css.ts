import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.lg,
  minBlockSize: '7.5rem',
});

export const placeholder = style({ minBlockSize: '7.5rem', fontSize: vars.fontSize.sm });

export const average = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xs });

export const figure = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.tight,
});

export const bars = style({ display: 'grid', gap: vars.space.xxs });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) 2.5rem',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

export const track = style({
  inlineSize: '100%',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.neutral.surface,
});

export const bar = style({ fill: vars.color.warning.text });

export const count = style({ textAlign: 'end' });
