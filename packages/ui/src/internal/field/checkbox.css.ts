import { style } from '@vanilla-extract/css';
import { forcedSelection, keepsColors, media, motionSafe, vars } from '../../theme/index.ts';
import { pressedLabel } from './pressed-label.ts';
import { stretchHiddenInput } from './stretch-hidden-input.ts';

const side = '1.375rem';

const selected = '[data-selected] > &, [data-indeterminate] > &';

/** The box of every checkbox. */
export const box = style({
  flexShrink: 0,
  pointerEvents: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: side,
  blockSize: side,
  border: `2px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
  color: 'transparent',
  fontSize: '0.75rem',
  transition: motionSafe('background-color').transition,
  '@media': { ...motionSafe('background-color')['@media'], ...keepsColors },
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text.muted },
    [selected]: {
      color: vars.color.text.onAccent,
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.base,
      '@media': forcedSelection,
    },
    '[data-invalid]:not([data-selected]) > &': {
      borderColor: vars.color.danger.text,
    },
    '[data-disabled] > &': {
      borderColor: vars.color.line.subtle,
      backgroundColor: 'transparent',
      '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
    },
    '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
      color: vars.color.text.muted,
      backgroundColor: vars.color.surface.raised,
      '@media': { [media.forcedColors]: { color: 'GrayText', backgroundColor: 'Canvas' } },
    },
  },
});

/** A box and its label, pressed as one. */
export const option = style({
  ...pressedLabel,
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: vars.space.xs,
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  // As high as a touch target, with the box beside the first line of a long label.
  paddingBlock: `calc((${vars.size.target} - ${side}) / 2)`,
  lineHeight: vars.lineHeight.snug,
});

stretchHiddenInput(option);

export const text = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-disabled] > &': { fontWeight: vars.fontWeight.regular } },
});

/** Below the label, where its text starts. */
export const belowText = style({ paddingInlineStart: `calc(${side} + ${vars.space.xs})` });
