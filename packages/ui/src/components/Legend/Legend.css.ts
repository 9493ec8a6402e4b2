import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

/** On phones the values stand below each other. */
export const withValues = style([
  legend,
  {
    flexDirection: 'column',
    color: vars.color.text.default,
    fontSize: vars.fontSize.sm,
    '@media': { [media.tablet]: { flexDirection: 'row', columnGap: vars.space.lg } },
  },
]);

export const value = style({ marginInlineStart: 'auto', fontWeight: vars.fontWeight.bold });

globalStyle(`${legend} > li, ${legend} > li > [aria-hidden]`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});
