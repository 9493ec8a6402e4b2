import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const keypad = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.5rem',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.line.control },
    '&:active': { backgroundColor: vars.color.neutral.surface },
  },
});

export const digit = style([key, { fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold }]);

export const arrow = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
