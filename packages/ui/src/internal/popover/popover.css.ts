import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { grow, rise } from '../overlay.css.ts';
import { aboveSafeArea } from '../safe-area.ts';

/** The surface of everything that opens beside its trigger. */
export const surface = style({
  display: 'flex',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  animation: `${grow} ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** On phones a sheet at the lower edge, which overrides the computed position. */
export const popover = style([
  surface,
  {
    maxInlineSize: `min(${vars.width.dialog}, 100vw - 2 * ${vars.space.md})`,
    '@media': {
      [media.phoneOnly]: {
        position: 'fixed !important' as 'fixed',
        inset: 'auto 0 0 !important',
        maxInlineSize: 'none',
        maxBlockSize: '90dvh !important',
        borderInline: 'none',
        borderBlockEnd: 'none',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: aboveSafeArea('0px'),
        boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
        animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
      },
      [media.reducedMotion]: { animation: 'none' },
    },
  },
]);

/** The text of a trigger between its icons; a word breaks where it is wider than the button. */
export const triggerText = style({ minInlineSize: 0 });
