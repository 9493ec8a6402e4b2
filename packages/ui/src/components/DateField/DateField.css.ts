import { style } from '@vanilla-extract/css';
import { endButton } from '../../internal/field/field.css.ts';
import { overControl } from '../../internal/field/over-control.ts';
import { media, vars } from '../../theme/index.ts';

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The text may extend up to the icon.
    [overControl]: { paddingInlineEnd: '2rem' },
  },
});

export const open = style([
  endButton,
  { selectors: { [overControl]: { justifyItems: 'end', paddingInlineEnd: vars.space.sm } } },
]);

/** As wide as the calendar, on phones as the window. */
export const dialog = style({
  inlineSize: vars.width.xl,
  // The calendar has a border of its own.
  margin: '-1px',
  outline: 'none',
  '@media': { [media.phoneOnly]: { inlineSize: '100%', marginInline: 0, marginBlockEnd: 0 } },
});
