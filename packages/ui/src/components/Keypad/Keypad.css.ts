import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const keypad = style({
  // As on telephones, in every language.
  direction: 'ltr',
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});

const key = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'clamp(4.5rem, 9vh, 7rem)',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  // Leaves space for what stands above the keys.
  '@media': {
    [media.phoneOnly]: { minBlockSize: `clamp(${vars.size.target}, 14vh - 3rem, 7rem)` },
  },
  selectors: {
    '&:hover': { borderColor: vars.color.line.control },
    '&:active': { backgroundColor: vars.color.neutral.surface },
  },
});

export const digit = style([
  key,
  { fontSize: vars.fontSize.heading, fontWeight: vars.fontWeight.bold },
]);

export const clear = style([
  key,
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.medium },
]);

export const erase = style([key, { fontSize: vars.fontSize.heading }]);
