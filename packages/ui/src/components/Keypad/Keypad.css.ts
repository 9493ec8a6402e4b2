import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const height = createVar();
const digitSize = createVar();
const wordSize = createVar();
const iconSize = createVar();

export const keypad = style({
  // As on telephones, in every language.
  direction: 'ltr',
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});

export const sizes = styleVariants({
  md: {
    vars: {
      [height]: '3.5rem',
      [digitSize]: vars.fontSize.xl,
      [wordSize]: vars.fontSize.sm,
      [iconSize]: vars.fontSize.lg,
    },
    '@media': { '(max-height: 44rem)': { vars: { [height]: vars.size.target } } },
  },
  lg: {
    vars: {
      [height]: 'clamp(4.5rem, 9vh, 7rem)',
      [digitSize]: vars.fontSize.heading,
      [wordSize]: vars.fontSize.lg,
      [iconSize]: vars.fontSize.heading,
    },
    // Leaves space for what stands above the keys.
    '@media': {
      [media.phoneOnly]: {
        vars: { [height]: `clamp(${vars.size.target}, 14vh - 3rem, 7rem)` },
      },
    },
  },
});

const key = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: height,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { borderColor: vars.color.line.control },
    '&:active': { backgroundColor: vars.color.neutral.surface },
  },
});

export const digit = style([key, { fontSize: digitSize, fontWeight: vars.fontWeight.bold }]);

export const clear = style([key, { fontSize: wordSize, fontWeight: vars.fontWeight.medium }]);

export const erase = style([key, { fontSize: iconSize }]);
