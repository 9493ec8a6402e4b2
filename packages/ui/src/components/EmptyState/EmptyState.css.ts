import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.md,
  textAlign: 'center',
});

export const illustration = style({
  marginBlockEnd: vars.space.sm,
  color: vars.color.line.control,
});

export const drawing = style({
  inlineSize: '7.5rem',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const title = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const description = style({ maxInlineSize: '32em', color: vars.color.text.muted });

export const action = style({ marginBlockStart: vars.space.md });
