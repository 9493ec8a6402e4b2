import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { sheet } from '../../internal/overlay.css.ts';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';

const sink = keyframes({ to: { transform: 'translateY(2rem)', opacity: 0 } });

export const panel = recipe({
  base: [
    sheet,
    {
      display: 'flex',
      backgroundColor: vars.color.surface.card,
      selectors: { '&[data-exiting]': { animation: `${sink} ${vars.motion.fast} ease-in` } },
      '@media': {
        [media.reducedMotion]: { selectors: { '&[data-exiting]': { animation: 'none' } } },
      },
    },
  ],
  variants: {
    size: {
      md: { '@media': { [media.tablet]: { maxInlineSize: vars.width.dialog } } },
      lg: { '@media': { [media.tablet]: { maxInlineSize: vars.width.reading } } },
    },
    isFixedHeight: {
      // The on-screen keyboard reduces it.
      true: { blockSize: '100%', '@media': { [media.tablet]: { blockSize: 'min(44rem, 100%)' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** The widths of a dialog. */
export type DialogSize = NonNullable<RecipeVariants<typeof panel>>['size'];

// The whole dialog scrolls: it has the initial focus, and arrow keys scroll what has the focus.
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
  outline: 'none',
  // Keeps a focused or scrolled-to element clear of the header and the actions.
  scrollPaddingBlock: `calc(${vars.space.xs} * 3 + ${vars.size.target}) calc(${vars.space.md} * 3 + ${vars.size.control})`,
  '@media': { [media.shortViewport]: { scrollPaddingBlock: 0 } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.shortViewport]: { position: 'static' } },
});

export const title = style({ flex: 1, fontSize: vars.fontSize.lg });

export const body = style({
  flex: '1 0 auto',
  padding: vars.space.lg,
  paddingBlockEnd: aboveSafeArea(vars.space.lg),
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.lg } },
});

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlockEnd: aboveSafeArea(vars.space.md),
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.card,
  '@media': { [media.shortViewport]: { position: 'static' } },
});

export const summary = style({
  flex: 1,
  alignSelf: 'center',
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});
