import { keyframes, style } from '@vanilla-extract/css';
import { keepsColors, media, vars } from '../../theme/index.ts';
import { preferenceSelector } from '../../theme/preferences.ts';

/** How long the button has to be held, in milliseconds. */
export const holdTime = 1_500;

export const frame = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
  // Otherwise at least as wide as the longest word of the button.
  maxInlineSize: '100%',
});

export const hint = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });

export const button = style({
  overflow: 'hidden',
  // A long touch neither scrolls nor selects text.
  touchAction: 'none',
  userSelect: 'none',
});

const fill = keyframes({ from: { inlineSize: '0%' }, to: { inlineSize: '100%' } });

// Visible with any motion preference, because it says how long is left.
const inSteps = { animationTimingFunction: 'steps(5, start)' } as const;

export const progress = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  borderBlockEnd: `0.25rem solid ${vars.color.text.default}`,
  opacity: 0,
  selectors: {
    '[data-held] > &': { opacity: 1, animation: `${fill} ${holdTime}ms linear forwards` },
    [`${preferenceSelector('reducedMotion')} [data-held] > &`]: inSteps,
  },
  '@media': {
    ...keepsColors,
    [media.reducedMotion]: { selectors: { '[data-held] > &': inSteps } },
  },
});
