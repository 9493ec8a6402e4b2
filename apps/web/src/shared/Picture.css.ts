import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  display: 'block',
  isolation: 'isolate',
  overflow: 'hidden',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: 'url(/artwork/grain.png)',
    backgroundSize: '96px',
    mixBlendMode: 'overlay',
    pointerEvents: 'none',
  },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
