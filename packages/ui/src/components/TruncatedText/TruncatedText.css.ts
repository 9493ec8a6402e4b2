import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const text = style({ overflowWrap: 'anywhere' });

export const line = style({ display: 'block' });

export const toggle = style({
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  textAlign: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  textDecorationColor: vars.color.line.control,
  ':hover': { textDecorationColor: 'currentColor' },
});
