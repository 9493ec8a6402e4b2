import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const root = style({ display: 'block', blockSize: '100%', containerType: 'inline-size' });

export const layout = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

// Beside the mark of the radio.
globalStyle(`${layout} > :first-child`, { paddingInlineEnd: space.xl });

export const eyebrow = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  letterSpacing: '0.12em',
  selectors: { ':checked ~ * &': { color: color.text.accent } },
});

export const title = style({
  fontSize: fontSize.heading,
  fontWeight: fontWeight.heavy,
  lineHeight: lineHeight.snug,
});

export const detail = style({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
  // A price of seven digits in one line.
  '@container': { '(min-width: 8.25rem)': { fontSize: fontSize.xl } },
});

export const note = style({ color: color.text.muted, fontSize: fontSize.sm });

export const text = style([note, { textWrap: 'balance' }]);

export const badge = style({ marginBlockStart: space.xs });

/** At the bottom, aligned across a row of cards. */
export const picture = style({
  display: 'block',
  marginBlockStart: 'auto',
  paddingBlockStart: space.sm,
});
// The hidden input of the radio, which a screen reader's touch has to find, is below it.
globalStyle(`${picture} > *`, {
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  pointerEvents: 'none',
});
