import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/index.ts';

export const count = style({
  paddingInline: '0.35em',
  border: '1px solid currentColor',
  borderRadius: vars.radius.sm,
  lineHeight: vars.lineHeight.snug,
});

export const stamp = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: vars.color.success.text,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});
