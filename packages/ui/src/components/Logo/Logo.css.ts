import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const logo = style({ blockSize: '1.75rem', fill: 'currentColor' });

export const accent = style({ fill: vars.color.accent.base });
