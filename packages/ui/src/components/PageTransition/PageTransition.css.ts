import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

// Keeps the page interactive while it fades in.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-group(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.fast,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
