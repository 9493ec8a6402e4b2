import { style } from '@vanilla-extract/css';
import { overControl } from '../../internal/field/over-control.ts';
import { vars } from '../../theme/index.ts';

export const area = style({
  paddingBlock: vars.space.sm,
  resize: 'vertical',
  selectors: { [overControl]: { lineHeight: vars.lineHeight.text } },
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
