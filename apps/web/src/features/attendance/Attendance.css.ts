import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const calendar = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const figure = style({
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space.lg,
      borderInlineStart: `1px solid ${vars.color.line.subtle}`,
    },
  },
});

/** As high as the figures. */
export const placeholder = style({
  blockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.text} + ${vars.fontSize.title} * ${vars.lineHeight.snug})`,
});

export const name = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
export const value = style({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.02em',
});

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
