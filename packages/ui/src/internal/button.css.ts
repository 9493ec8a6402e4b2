import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  forcedDisabled,
  forcedPrimary,
  forcedSelection,
  media,
  motionSafe,
  state,
  vars,
} from '../theme/index.ts';

/** One turn of a spinner. */
export const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

// Not on a touch screen, where it would stay after the press.
const hovered = (rule: Record<string, string>) => ({
  [media.hover]: { selectors: { '&:hover:where(:not(:active))': rule } },
});

// A button that has opened something stays pressed.
const pressed = (rule: Record<string, string>) => ({
  [`&:active, ${state.pressed}`]: rule,
});

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  // No wider than the space for the button.
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  // Breaks a word only if it is wider than the space for the button.
  overflowWrap: 'break-word',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  ...motionSafe(['background-color', 'border-color']),
  selectors: {
    '&[aria-disabled="true"], &[data-disabled]': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]:not([data-busy]), &[data-disabled]': {
      color: vars.color.text.muted,
      backgroundColor: vars.color.surface.raised,
      borderColor: vars.color.line.subtle,
      '@media': forcedDisabled,
    },
    '&[data-busy]': { cursor: 'progress' },
  },
});

// A text breaks inside a word that does not fit; as an item of a flex box it would be at least as wide as the word.
export const label = style({
  minInlineSize: 0,
  selectors: {
    '&:has(> svg)': { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs },
  },
});

export const variants = styleVariants({
  primary: {
    color: vars.color.text.onAccent,
    backgroundColor: vars.color.accent.base,
    '@media': { ...forcedPrimary, ...hovered({ backgroundColor: vars.color.accent.hover }) },
    selectors: pressed({ backgroundColor: vars.color.accent.pressed }),
  },
  secondary: {
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderColor: vars.color.line.control,
    '@media': hovered({
      backgroundColor: vars.color.neutral.surface,
      borderColor: vars.color.text.muted,
    }),
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.text.muted,
        boxShadow: `inset 0 -2px ${vars.color.accent.base}`,
        '@media': forcedSelection,
      },
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
      // Text alone, also where it is disabled.
      '&&[aria-disabled="true"]': { backgroundColor: 'transparent', borderColor: 'transparent' },
      ...pressed({ backgroundColor: vars.color.surface.card }),
    },
    '@media': hovered({ backgroundColor: vars.color.surface.raised }),
  },
  danger: {
    color: vars.color.danger.text,
    backgroundColor: 'transparent',
    borderColor: vars.color.danger.line,
    '@media': hovered({ backgroundColor: vars.color.danger.surface }),
    selectors: pressed({ backgroundColor: vars.color.danger.surface }),
  },
});

const padding = { paddingBlock: vars.space.xs, paddingInline: vars.space.lg };

/** All at least 44px high. */
export const sizes = styleVariants({
  sm: {
    minHeight: vars.size.target,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.md,
    fontSize: vars.fontSize.sm,
  },
  md: { ...padding, minHeight: vars.size.control, fontSize: vars.fontSize.md },
  lg: {
    ...padding,
    minHeight: vars.space.vast,
    fontSize: vars.fontSize.heading,
    fontWeight: vars.fontWeight.heavy,
    '@media': { [media.phoneOnly]: { minHeight: '3.5rem' } },
  },
});

export const fullWidth = style({ inlineSize: '100%' });
