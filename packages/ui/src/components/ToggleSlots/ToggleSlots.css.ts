import { style, styleVariants } from '@vanilla-extract/css';
import {
  focusRing,
  forcedDisabled,
  forcedSelection,
  motionSafe,
  state,
  vars,
} from '../../theme/index.ts';

export const groups = styleVariants({
  md: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
    gap: vars.space.xs,
  },
  sm: {
    display: 'grid',
    // As many as fit, but on the narrowest phones in rows of four, so that the last of seven weekdays does not have a row for itself.
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space.xxs,
    '@media': {
      '(min-width: 24rem)': {
        gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.target}, 1fr))`,
      },
    },
  },
});

/** The sizes of the slots. */
export type SlotSize = keyof typeof groups;

export const cell = style({ position: 'relative', display: 'grid' });

export const slot = style({
  position: 'relative',
  minBlockSize: '3.25rem',
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.sunken,
  fontWeight: vars.fontWeight.medium,
  WebkitTapHighlightColor: 'transparent',
  ...motionSafe('background-color'),
  selectors: {
    [state.hovered]: { borderColor: vars.color.text.muted },
    [state.pressed]: { backgroundColor: vars.color.surface.raised },
    [state.focusVisible]: focusRing,
    [state.selected]: {
      color: vars.color.text.onAccent,
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.base,
      fontWeight: vars.fontWeight.bold,
      '@media': forcedSelection,
    },
    [state.disabled]: {
      borderStyle: 'dashed',
      borderColor: vars.color.line.subtle,
      color: vars.color.line.control,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
      '@media': forcedDisabled,
    },
  },
});

// On the corner, so that it covers no text.
export const mark = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: '-0.375rem',
  display: 'none',
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
  color: vars.color.accent.base,
  backgroundColor: vars.color.text.onAccent,
  fontSize: vars.fontSize.xs,
  selectors: { '[data-selected] > &': { display: 'inline-flex' } },
});

export const reason = style({
  display: 'block',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text.muted,
});
