import { style } from '@vanilla-extract/css';
import {
  focusRing,
  forcedDisabled,
  forcedSelection,
  motionSafe,
  state,
  vars,
} from '../../theme/index.ts';

export const label = style({ display: 'block' });

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  gap: vars.space.xs,
});

export const cell = style({ position: 'relative', display: 'grid' });

export const slot = style({
  position: 'relative',
  minBlockSize: '3.25rem',
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
      paddingBlockEnd: vars.space.md,
      borderStyle: 'dashed',
      borderColor: vars.color.line.subtle,
      color: vars.color.line.control,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
      '@media': forcedDisabled,
    },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '3px',
  display: 'none',
  fontSize: vars.fontSize.xs,
  selectors: { '[data-selected] > &': { display: 'inline-flex' } },
});

// Outside the button, so that the accessible name is still the label.
export const reason = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '0.35rem',
  textAlign: 'center',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
