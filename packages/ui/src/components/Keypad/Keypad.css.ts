import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

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
  minBlockSize: '3.5rem',
  '@media': { '(max-height: 44rem)': { minBlockSize: vars.size.target } },
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

export const digit = style([key, { fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold }]);

export const clear = style([
  key,
  { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium },
]);

export const erase = style([key, { fontSize: vars.fontSize.lg }]);
