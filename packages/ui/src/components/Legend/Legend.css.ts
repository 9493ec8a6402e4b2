import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

globalStyle(`${legend} > li, ${legend} > li > [aria-hidden]`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});
