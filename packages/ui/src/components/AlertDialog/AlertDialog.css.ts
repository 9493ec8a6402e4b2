import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { sheet } from '../../internal/overlay.css.ts';
import { aboveSafeArea } from '../../internal/safe-area.ts';
import { media, vars } from '../../theme/index.ts';

// The whole panel scrolls, so that the arrow keys scroll it while a button has the focus.
export const panel = style([
  sheet,
  {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Keeps a focused element from being hidden under the actions.
    scrollPaddingBlockEnd: `calc(${vars.space.xs} + ${vars.space.md} + 2 * ${vars.size.control} + ${vars.space.lg})`,
    backgroundColor: vars.color.surface.raised,
    '@media': { [media.tablet]: { maxInlineSize: '26rem' } },
  },
]);

export const dialog = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: vars.space.lg,
    paddingBlockEnd: 0,
    outline: 'none',
  },
  variants: {
    tone: {
      info: {},
      danger: { boxShadow: `inset 0 3px 0 ${vars.color.danger.line}` },
    },
  },
  defaultVariants: { tone: 'info' },
});

/** The tones of an alert. */
export type AlertTone = NonNullable<RecipeVariants<typeof dialog>>['tone'];

export const title = style({ fontSize: vars.fontSize.lg });

export const subject = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

// A message of the server may contain line breaks.
export const message = style({ whiteSpace: 'pre-line' });

// On phones the primary button is the upper one.
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: aboveSafeArea(vars.space.md),
  backgroundColor: vars.color.surface.raised,
  // Fades the text that scrolls under the actions.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: vars.space.xs,
    background: `linear-gradient(to top, ${vars.color.surface.raised}, transparent)`,
    pointerEvents: 'none',
  },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: vars.space.sm,
      paddingBlockEnd: vars.space.lg,
    },
    [media.shortViewport]: { position: 'static', '::before': { content: 'none' } },
  },
});
