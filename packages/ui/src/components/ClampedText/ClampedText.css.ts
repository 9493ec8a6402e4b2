import { style } from '@vanilla-extract/css';

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

// The whole text stays in the page, for copying and for finding in it.
export const folded = style([
  text,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
  },
]);
