import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const offers = style({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: `${vars.space.xl} ${vars.space.vast}`,
  paddingInline: vars.space.md,
  '@media': { [media.tablet]: { paddingInline: vars.space.lg } },
});
