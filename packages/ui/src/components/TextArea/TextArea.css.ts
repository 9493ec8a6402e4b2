import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const area = style({
  paddingBlock: vars.space.sm,
  lineHeight: vars.lineHeight.text,
  resize: 'vertical',
});

export const count = style({
  alignSelf: 'flex-end',
  marginBlockStart: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

export const tooLong = style([
  count,
  { color: vars.color.danger.text, fontWeight: vars.fontWeight.medium },
]);
