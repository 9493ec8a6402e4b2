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

/** Where a place cuts the picture, what is cut off is more of its lower part: heads are above. */
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 25%',
});
