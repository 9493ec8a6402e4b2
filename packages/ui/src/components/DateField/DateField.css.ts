import { style } from '@vanilla-extract/css';
import { grow } from '../../internal/overlay.css.ts';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';

export const date = style({
  paddingInlineStart: vars.space.sm,
  // The text may extend up to the icon.
  paddingInlineEnd: '2.25rem',
  fontVariantNumeric: 'tabular-nums',
});

export const open = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  inlineSize: vars.size.target,
  paddingInlineEnd: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.text.muted,
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

const phone = 'screen and (max-width: 47.99rem)';

/** Below the field; on phones a sheet at the lower edge, which overrides the computed position. */
export const popover = style({
  display: 'flex',
  inlineSize: vars.width.xl,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.md})`,
  overflow: 'auto',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.overlay,
  animation: `${grow} ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': {
    [phone]: {
      position: 'fixed !important' as 'fixed',
      inset: 'auto 0 0 !important',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '90dvh !important',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: aboveSafeArea('0px'),
      boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const dialog = style({ inlineSize: '100%', outline: 'none' });
