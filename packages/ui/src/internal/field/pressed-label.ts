import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedDisabled, state, vars } from '../../theme/index.ts';

/** The style of a label that is pressed as one with its control. */
export const pressedLabel = {
  position: 'relative',
  display: 'inline-flex',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [state.focusVisible]: { ...focusRing, borderRadius: vars.radius.sm },
    [state.disabled]: {
      color: vars.color.text.muted,
      cursor: 'not-allowed',
      '@media': forcedDisabled,
    },
  },
} satisfies StyleRule;
