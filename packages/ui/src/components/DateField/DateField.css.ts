import { style } from '@vanilla-extract/css';
import { overControl } from '../../internal/field/over-control.ts';
import { media, vars } from '../../theme/index.ts';

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The text may extend up to the icon.
    [overControl]: { paddingInlineEnd: '2rem' },
  },
});

export const open = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  inlineSize: vars.size.target,
  paddingInlineEnd: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.text.muted,
  selectors: {
    '&:enabled:hover': { color: vars.color.text.default },
    '&:disabled': { color: vars.color.line.control, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

/** As wide as the calendar, on phones as the window. */
export const dialog = style({
  inlineSize: vars.width.xl,
  // The calendar has a border of its own.
  margin: '-1px',
  outline: 'none',
  '@media': { [media.phoneOnly]: { inlineSize: '100%', marginInline: 0, marginBlockEnd: 0 } },
});
