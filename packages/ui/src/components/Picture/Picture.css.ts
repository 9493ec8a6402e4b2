import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  isolation: 'isolate',
  overflow: 'hidden',
  // The grain needs something dark under it while the picture is still on its way.
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

/** A picture that is cut to its place loses less at the top, where heads are, than at the bottom. */
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 25%',
});
