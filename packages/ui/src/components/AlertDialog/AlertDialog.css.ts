import { keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media, vars } from '../../theme/index.ts';

const grow = keyframes({ from: { transform: 'scale(0.97)', opacity: 0 } });

export const panel = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  maxBlockSize: '100%',
  overflowY: 'auto',
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

/** The tones of an alert, derived from its recipe. */
export type AlertTone = NonNullable<RecipeVariants<typeof dialog>>['tone'];

export const title = style({ fontSize: vars.fontSize.lg });

// A server's message may carry line breaks of its own.
export const message = style({ whiteSpace: 'pre-line' });

export const answers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
});
