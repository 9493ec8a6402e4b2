import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const mark = style({ inlineSize: '1.75rem', blockSize: '1.75rem', fill: 'currentColor' });
export const bar = style({ fill: vars.color.accent.base });
