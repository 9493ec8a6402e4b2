import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  isolation: 'isolate',
  overflow: 'hidden',
  // The grain needs a dark background while the picture is loading.
  background: vars.color.overPicture.surface,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: "url('./grain.png')",
    backgroundSize: '96px',
    mixBlendMode: 'overlay',
    pointerEvents: 'none',
  },
});

export const square = style([
  frame,
  { blockSize: 'auto', aspectRatio: '1', borderRadius: vars.radius.md },
]);

/** A cropped picture is cropped less at the top, where heads are, than at the bottom. */
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 25%',
});
