import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const mark = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  fill: 'currentColor',
});

export const accent = style({ fill: vars.color.accent.base });
