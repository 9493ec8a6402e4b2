import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { grow } from '../../internal/overlay.css.ts';
import { media, vars } from '../../theme/index.ts';

export const panel = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  maxBlockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps what the keyboard focuses from being hidden under the actions.
  scrollPaddingBlockEnd: `calc(${vars.space.xs} + ${vars.space.md} + ${vars.size.control} + ${vars.space.lg})`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.overlay,
  animation: `${grow} ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

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

// A message of the server may contain line breaks.
export const message = style({ whiteSpace: 'pre-line' });

// The whole panel scrolls, so that the arrow keys scroll it while a button has the focus.
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: vars.space.lg,
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
    [media.shortViewport]: { position: 'static', '::before': { content: 'none' } },
  },
});
