import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const toolbar = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInlineStart: vars.space.sm,
  border: `1px dashed ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface.sunken,
});

export const label = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});
