import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const figure = style({ display: 'grid', gap: vars.space.xs, fontSize: vars.fontSize.xs });

export const code = style({
  maxBlockSize: '16rem',
  overflow: 'auto',
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.sunken,
  // Characters that monospaced fonts lack, such as Hangul, use the theme's font.
  fontFamily: `ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace, ${vars.font.text}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
