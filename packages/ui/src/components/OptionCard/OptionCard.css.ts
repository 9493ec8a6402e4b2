import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const root = style({ display: 'block', blockSize: '100%', containerType: 'inline-size' });

export const layout = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const eyebrow = recipe({
  base: {
    color: color.text.muted,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.bold,
    letterSpacing: '0.12em',
    // Beside the mark of the radio.
    paddingInlineEnd: space.xl,
  },
  variants: { isSelected: { true: { color: color.text.accent } } },
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
