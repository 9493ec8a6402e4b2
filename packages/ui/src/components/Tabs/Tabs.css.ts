import { style } from '@vanilla-extract/css';
import { focusRing, media, motionSafe, state, vars } from '../../theme/index.ts';

export const root = style({ minInlineSize: 0 });

/** One line that scrolls sideways. */
export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  // Keeps a part of the next tab in view.
  scrollPaddingInline: vars.space.xxl,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: vars.size.target,
  maxInlineSize: '80%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ...motionSafe(['color', 'background-color']),
  selectors: {
    [state.hovered]: { color: vars.color.text.default, backgroundColor: vars.color.surface.raised },
    [state.pressed]: { backgroundColor: vars.color.neutral.surface },
    [state.selected]: { color: vars.color.text.default },
    // Inside, because the list cuts off what is outside.
    [state.focusVisible]: { ...focusRing, outlineOffset: '-3px' },
    '&:focus': { outlineOffset: '-3px' },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      backgroundColor: vars.color.text.accent,
      '@media': {
        [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  },
});

export const panel = style({
  minInlineSize: 0,
  paddingBlockStart: vars.space.lg,
  selectors: { [state.focusVisible]: focusRing },
});
