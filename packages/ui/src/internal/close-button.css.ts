import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';

export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text.muted,
  selectors: {
    '&:hover': {
      '@media': {
        [media.hover]: {
          backgroundColor: vars.color.surface.raised,
          color: vars.color.text.default,
        },
      },
    },
    '&:active': { backgroundColor: vars.color.neutral.surface },
  },
});
