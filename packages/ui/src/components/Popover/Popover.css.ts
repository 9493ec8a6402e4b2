import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const content = style({
  flexGrow: 1,
  minInlineSize: vars.width.md,
  padding: vars.space.lg,
  outline: 'none',
  '@media': { [media.shortViewport]: { padding: vars.space.md } },
});
