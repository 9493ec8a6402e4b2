import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space } = vars;

export const drawing = style({
  inlineSize: '7.5rem',
  blockSize: 'auto',
  marginBlockEnd: space.sm,
  fill: 'none',
  stroke: color.line.control,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const filled = style({ fill: color.surface.raised });
export const faint = style({ opacity: 0.55 });
export const dashed = style({ strokeDasharray: '3 5' });
