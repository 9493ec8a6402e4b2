import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import {
  focusRing,
  forcedDisabled,
  forcedSelection,
  keepsColors,
  media,
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
      '&:has(> :disabled)': {
        color: vars.color.text.muted,
        cursor: 'not-allowed',
        '@media': forcedDisabled,
      },
    },
  },
  variants: {
    variant: {
      inline: {
        selectors: { '&:has(> :focus-visible)': { ...focusRing, borderRadius: vars.radius.sm } },
      },
      card: {
        alignItems: 'flex-start',
        blockSize: '100%',
        padding: vars.space.md,
        border: `1px solid ${vars.color.line.control}`,
        borderRadius: vars.radius.lg,
        backgroundColor: vars.color.surface.card,
        '@media': {
          // No more specific than the base, so that the other states win.
          [media.hover]: {
            selectors: { '&:where(:hover)': { backgroundColor: vars.color.surface.raised } },
          },
        },
        selectors: {
          '&:has(> :checked)': {
            borderColor: vars.color.text.accent,
            boxShadow: `inset 0 0 0 1px ${vars.color.text.accent}`,
            backgroundColor: vars.color.accent.tint,
            '@media': { [media.forcedColors]: { borderWidth: '3px', borderColor: 'Highlight' } },
          },
          '&:has(> :focus-visible)': focusRing,
          '&:has(> :disabled)': {
            borderColor: vars.color.line.subtle,
            backgroundColor: 'transparent',
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});

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
  '@media': {
    ...keepsColors,
    [media.hover]: { selectors: { ':where(:hover) > &': { borderColor: vars.color.text.muted } } },
  },
  selectors: {
    ':checked ~ &': {
      color: vars.color.text.onAccent,
      borderColor: vars.color.accent.base,
      backgroundColor: vars.color.accent.base,
      '@media': forcedSelection,
    },
    '[aria-invalid] :not(:checked) ~ &': { borderColor: vars.color.danger.text },
    ':disabled ~ &': { borderColor: vars.color.line.subtle },
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
  selectors: { ':disabled ~ &, :disabled ~ * > &': { fontWeight: vars.fontWeight.regular } },
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

globalStyle(`:disabled ~ ${content} > :not(${note})`, { opacity: 0.55 });

// Aligned with the label of the option.
export const inlineNote = style([
  note,
  {
    paddingInlineStart: `calc(1.375rem + ${vars.space.xs})`,
    marginBlockStart: `calc(${vars.space.xs} * -1)`,
  },
]);
