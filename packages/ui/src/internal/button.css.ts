import { keyframes } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import {
  focusRing,
  forcedDisabled,
  forcedPrimary,
  forcedSelection,
  motionSafe,
  state,
  vars,
} from '../theme/index.ts';

/** One turn of a spinner. */
export const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

// Links and buttons without react-aria have only the browser's own states.
const native = '&:not([data-rac])';

const hovered = (rule: Record<string, string>) => ({
  [state.hovered]: rule,
  [`${native}:hover`]: rule,
});

const pressed = (rule: Record<string, string>) => ({
  [state.pressed]: rule,
  [`${native}:active`]: rule,
});

/** The styles of Button and LinkButton. */
export const buttonRecipe = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    // Breaks a word only if it is wider than the space for the button.
    overflowWrap: 'break-word',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    ...motionSafe(['background-color', 'border-color']),
    selectors: {
      [state.focusVisible]: focusRing,
      '&[aria-disabled="true"], &[data-disabled]': { cursor: 'not-allowed' },
      '&[aria-disabled="true"]:not([data-busy]), &[data-disabled]': {
        color: vars.color.text.muted,
        backgroundColor: vars.color.surface.raised,
        borderColor: vars.color.line.subtle,
        '@media': forcedDisabled,
      },
      '&[data-busy]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        color: vars.color.text.onAccent,
        backgroundColor: vars.color.accent.base,
        '@media': forcedPrimary,
        selectors: {
          ...hovered({ backgroundColor: vars.color.accent.hover }),
          ...pressed({ backgroundColor: vars.color.accent.pressed }),
        },
      },
      secondary: {
        color: vars.color.text.default,
        backgroundColor: vars.color.surface.raised,
        borderColor: vars.color.line.control,
        selectors: {
          ...hovered({
            backgroundColor: vars.color.neutral.surface,
            borderColor: vars.color.text.muted,
          }),
          ...pressed({ backgroundColor: vars.color.surface.card }),
        },
      },
      ghost: {
        color: vars.color.text.default,
        selectors: {
          '&[aria-pressed="true"]': {
            backgroundColor: vars.color.surface.raised,
            borderColor: vars.color.line.control,
            '@media': forcedSelection,
          },
          ...hovered({ backgroundColor: vars.color.surface.raised }),
          ...pressed({ backgroundColor: vars.color.surface.card }),
        },
      },
      danger: {
        color: vars.color.danger.text,
        backgroundColor: 'transparent',
        borderColor: vars.color.danger.line,
        selectors: {
          ...hovered({ backgroundColor: vars.color.danger.surface }),
          ...pressed({ backgroundColor: vars.color.danger.surface }),
        },
      },
    },
    size: {
      md: {
        minHeight: vars.size.control,
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.lg,
        fontSize: vars.fontSize.md,
      },
      sm: {
        minHeight: vars.size.target,
        paddingBlock: vars.space.xxs,
        paddingInline: vars.space.md,
        fontSize: vars.fontSize.sm,
      },
    },
    isFullWidth: { true: { inlineSize: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

/** The variants of a button. */
export type ButtonVariants = NonNullable<RecipeVariants<typeof buttonRecipe>>;
