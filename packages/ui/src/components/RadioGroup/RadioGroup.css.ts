import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { stretchHiddenInput } from '../../internal/field/stretch-hidden-input.ts';
import {
  focusRing,
  forcedDisabled,
  forcedSelection,
  keepsColors,
  media,
  motionSafe,
  state,
  vars,
} from '../../theme/index.ts';

/** At least 9.5rem, and half the width until four fit, so that no card of four is alone in a row. */
const cardWidth = `clamp(${vars.width.sm}, (62rem - 100%) * 1000, 50% - ${vars.space.sm})`;

export const options = recipe({
  base: { display: 'flex' },
  variants: {
    variant: {
      inline: { flexWrap: 'wrap', columnGap: vars.space.lg },
      card: {
        display: 'grid',
        gap: vars.space.sm,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${cardWidth}), 1fr))`,
      },
    },
    orientation: { vertical: {}, horizontal: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'inline', orientation: 'vertical' },
      style: { flexDirection: 'column' },
    },
  ],
  defaultVariants: { variant: 'inline', orientation: 'vertical' },
});

export type OptionsVariants = NonNullable<RecipeVariants<typeof options>>;

export const field = style({ minInlineSize: 0 });

export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.target,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [state.disabled]: {
        color: vars.color.text.muted,
        cursor: 'not-allowed',
        '@media': forcedDisabled,
      },
    },
  },
  variants: {
    variant: {
      inline: {
        selectors: { [state.focusVisible]: { ...focusRing, borderRadius: vars.radius.sm } },
      },
      card: {
        alignItems: 'flex-start',
        blockSize: '100%',
        padding: vars.space.md,
        border: `1px solid ${vars.color.line.control}`,
        borderRadius: vars.radius.lg,
        backgroundColor: vars.color.surface.card,
        ...motionSafe(['background-color', 'border-color']),
        selectors: {
          [state.hovered]: { backgroundColor: vars.color.surface.raised },
          [state.selected]: {
            borderColor: vars.color.text.accent,
            boxShadow: `inset 0 0 0 1px ${vars.color.text.accent}`,
            backgroundColor: vars.color.accent.tint,
            '@media': { [media.forcedColors]: { borderWidth: '3px', borderColor: 'Highlight' } },
          },
          [state.focusVisible]: focusRing,
          [state.disabled]: { borderColor: vars.color.line.subtle, backgroundColor: 'transparent' },
        },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});

stretchHiddenInput(option.classNames.base);

const mark = style({
  flexShrink: 0,
  pointerEvents: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `2px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  color: 'transparent',
  fontSize: '0.75rem',
  '@media': keepsColors,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text.muted },
    '[data-selected] > &': {
      color: vars.color.text.onAccent,
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.base,
      '@media': forcedSelection,
    },
    '[data-invalid]:not([data-selected]) > &': { borderColor: vars.color.danger.text },
    '[data-disabled] > &': { borderColor: vars.color.line.subtle },
  },
});

/** In the corner of a card, whose content has the whole width below it. */
const markOnCard = style([
  mark,
  { position: 'absolute', insetBlockStart: vars.space.md, insetInlineEnd: vars.space.md },
]);

export const marks = { inline: mark, card: markOnCard };

export const content = style({ flexGrow: 1, alignSelf: 'stretch', minInlineSize: 0, order: -1 });

export const text = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-disabled] &': { fontWeight: vars.fontWeight.regular } },
});

globalStyle(`${markOnCard} + ${content} > ${text}`, {
  display: 'block',
  paddingInlineEnd: vars.space.xl,
});

export const note = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

globalStyle(`[data-disabled] > ${content} > :not(${note})`, { opacity: 0.55 });

// Aligned with the label of the option.
export const inlineNote = style([
  note,
  {
    paddingInlineStart: `calc(1.375rem + ${vars.space.xs})`,
    marginBlockStart: `calc(${vars.space.xs} * -1)`,
  },
]);
