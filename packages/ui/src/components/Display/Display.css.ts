import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const base = style({ fontFamily: vars.font.display, fontWeight: vars.fontWeight.regular });

export const display = styleVariants({
  sm: [
    base,
    {
      fontSize: `min(${vars.fontSize.sm}, 3.6vw)`,
      letterSpacing: '0.12em',
      // Wrapping would cause a layout shift when the font loads.
      whiteSpace: 'nowrap',
    },
  ],
  xl: [base, { fontSize: vars.fontSize.xl, letterSpacing: '0.04em' }],
  title: [base, { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.tight }],
  display: [
    base,
    {
      fontSize: vars.fontSize.display,
      lineHeight: 1.05,
      textWrap: 'wrap',
    },
  ],
});

export const line = style({ display: 'block' });

/** The size of a text in the display font. */
export type DisplaySize = keyof typeof display;
