import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The scrim under a modal: it covers what is visible of the screen and places the panel at its centre, or at its lower edge. */
export const overlay = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // What the on-screen keyboard leaves free; set by the library.
    blockSize: 'var(--visual-viewport-height)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space.md,
    backgroundColor: vars.color.scrim,
    zIndex: vars.layer.overlay,
    animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    isSheet: {
      true: {
        alignItems: 'flex-end',
        padding: 0,
        '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space.lg } },
      },
    },
  },
});
