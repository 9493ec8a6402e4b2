import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const hero = style({
  paddingBlock: `${vars.space.xl} ${vars.space.lg}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space.xxl} ${vars.space.xl}` } },
});

export const slogan = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.regular,
  lineHeight: 1.05,
  textWrap: 'wrap',
  '@media': { [media.tablet]: { fontSize: `calc(${vars.fontSize.display} * 1.2)` } },
});

export const clause = style({ display: 'block' });

export const lead = style({
  maxInlineSize: vars.size.reading,
  marginBlockStart: vars.space.md,
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.lg } },
});
