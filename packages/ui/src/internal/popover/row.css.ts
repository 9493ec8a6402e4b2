import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, forcedDisabled, media, state, vars } from '../../theme/index.ts';

/** The list inside a popover. */
export const list = style({
  flexGrow: 1,
  padding: vars.space.xxs,
  outline: 'none',
  '@media': { [media.phoneOnly]: { padding: vars.space.xs } },
});

/** An item of a menu or an option of a list. */
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.md,
    color: vars.color.text.default,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.surface.raised },
      [state.pressed]: { backgroundColor: vars.color.neutral.surface },
      [state.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
      '&:focus': { outlineOffset: '-2px' },
      '&[aria-disabled="true"]': {
        color: vars.color.text.muted,
        backgroundColor: 'transparent',
        cursor: 'not-allowed',
        '@media': forcedDisabled,
      },
    },
  },
  variants: {
    tone: {
      danger: {
        color: vars.color.danger.text,
        selectors: { '&[data-focused]': { backgroundColor: vars.color.danger.surface } },
      },
    },
  },
});

export const text = style({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const reason = style({ color: vars.color.text.muted, fontSize: vars.fontSize.sm });
