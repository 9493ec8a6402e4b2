import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { faint } from './faint.ts';

const appear = keyframes({ from: { opacity: faint } });

export const grow = keyframes({ from: { transform: 'scale(0.97)', opacity: faint } });
export const rise = keyframes({ from: { transform: 'translateY(2rem)', opacity: faint } });

/** The scrim of a modal, with the panel at the lower edge of a phone, otherwise in the centre. */
export const overlay = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // The height without the on-screen keyboard; set by react-aria.
  blockSize: 'var(--visual-viewport-height)',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  backgroundColor: vars.color.scrim,
  zIndex: vars.layer.overlay,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': {
    [media.tablet]: { alignItems: 'center', padding: vars.space.lg },
    [media.reducedMotion]: { animation: 'none' },
  },
});

const safeArea = 'env(safe-area-inset-top, 0px)';

/** The panel of a modal; on phones a sheet at the lower edge, with space for a toast above it. */
export const sheet = style({
  inlineSize: '100%',
  maxBlockSize: `min(90dvh, 100dvh - ${vars.size.header} - ${safeArea})`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderBlockEnd: 'none',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': {
    [media.tablet]: {
      maxBlockSize: `calc(100dvh - 2 * ${vars.size.header})`,
      borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
      borderRadius: vars.radius.lg,
      animationName: grow,
    },
    [media.shortViewport]: { maxBlockSize: '90dvh' },
    [media.reducedMotion]: { animation: 'none' },
  },
});
