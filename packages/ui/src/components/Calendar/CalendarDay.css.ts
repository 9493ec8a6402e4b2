import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, forcedSelection, media, motionSafe, vars } from '../../theme/index.ts';

const pressableMotion = motionSafe('background-color');

const pressable = (state: string) => `&:where(${state}:not([aria-disabled], [aria-readonly] *))`;

export const day = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    inlineSize: '100%',
    // Not in rem, because seven days of large text would leave the card.
    minInlineSize: '40px',
    minBlockSize: vars.size.target,
    // Separates the days without making the press target smaller.
    border: '1px solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: vars.radius.md,
    outlineOffset: '-2px',
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.tight,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    ...pressableMotion,
    '@media': {
      ...pressableMotion['@media'],
      // No more specific than the base, so that the other states win.
      [media.hover]: {
        selectors: {
          [pressable(':hover')]: { backgroundColor: vars.color.surface.raised },
          [pressable(':active')]: { backgroundColor: vars.color.neutral.surface },
        },
      },
    },
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '[aria-readonly] &': { cursor: 'default' },
      '&[data-unavailable], &[data-disabled]': { cursor: 'not-allowed' },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-selected]': {
        backgroundColor: vars.color.accent.base,
        color: vars.color.text.onAccent,
        fontWeight: vars.fontWeight.bold,
        '@media': {
          [media.forcedColors]: {
            ...forcedSelection[media.forcedColors],
            // The focus ring is inside.
            outlineColor: 'HighlightText',
          },
        },
      },
    },
  },
  variants: {
    tone: {
      weekday: {},
      sunday: { color: vars.color.text.sunday },
      saturday: { color: vars.color.text.saturday },
    },
    height: {
      number: {},
      mark: {
        justifyContent: 'flex-start',
        gap: 0,
        minBlockSize: '3rem',
        paddingBlockStart: '1px',
      },
      text: {
        justifyContent: 'flex-start',
        minBlockSize: '3.5rem',
        paddingBlockStart: '2px',
        '@media': { [media.desktop]: { minBlockSize: '4.5rem', paddingBlockStart: vars.space.xs } },
      },
    },
  },
});

// On the content of the day, so that its focus ring is not dimmed.
const dimmed = { '[data-unavailable] > &, [data-disabled] > &': { opacity: 0.45 } };

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  // With large text a day is narrower.
  maxInlineSize: '100%',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  selectors: {
    ...dimmed,
    '[aria-current="date"] &': {
      boxShadow: 'inset 0 0 0 1.5px currentColor',
      fontWeight: vars.fontWeight.bold,
      '@media': { [media.forcedColors]: { border: '2px solid currentColor' } },
    },
    '[data-holiday] &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1px',
      insetInlineEnd: '0',
      border: '2px solid currentColor',
      borderRadius: vars.radius.full,
    },
  },
});

/** The first day of a month, after the name of the month. */
export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  placeContent: 'center',
  alignItems: 'center',
  columnGap: '3px',
  minBlockSize: '1.75rem',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: dimmed,
});

// As narrow as its figure, so that both fit into the day.
globalStyle(`${named} > :last-child`, {
  inlineSize: 'auto',
  blockSize: 'auto',
  minInlineSize: '0.625rem',
  fontSize: vars.fontSize.sm,
});

// A holiday's dot beside the narrow figure, not on it.
globalStyle(`[data-holiday] ${named} > :last-child::after`, {
  insetBlockStart: '-2px',
  insetInlineEnd: '-5px',
});

const contentBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '3px',
  maxInlineSize: '100%',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text.muted,
  selectors: { ...dimmed, '[data-selected] > &': { color: 'inherit' } },
});

export const content = {
  mark: style([contentBase, { minBlockSize: '1rem' }]),
  // As high as a stamp, so that its arrival moves nothing.
  text: style([contentBase, { minBlockSize: '1.375rem' }]),
};

/** How high a day is: with its number alone, above a small mark, or above a text. */
export type DayHeight = 'number' | keyof typeof content;
