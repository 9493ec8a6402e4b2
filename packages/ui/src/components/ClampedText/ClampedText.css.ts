import { style } from '@vanilla-extract/css';

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

// Clipped instead of shortened, so that the whole text can be copied and found with the browser's search.
export const folded = style([
  text,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
  },
]);
