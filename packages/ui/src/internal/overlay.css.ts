import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../theme/index.ts';
import { faint } from './faint.ts';

const appear = keyframes({ from: { opacity: faint } });

/** How a panel in the centre appears. */
export const grow = keyframes({ from: { transform: 'scale(0.97)', opacity: faint } });

/** The scrim of a modal, with the panel in the centre or at the lower edge. */
export const overlay = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // Without the on-screen keyboard; set by react-aria.
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
