import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { neutral, success, text } = vars.color;
const selectedDay = '[data-selected] &';

/** On a selected day all marks have the day's colour. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
  selectors: { [selectedDay]: { color: 'inherit' } },
});

/** A neutral mark inherits the colour of the day. */
export const tones = { neutral: '', success: style({ color: success.text }) };

const stamp = style({ color: text.default });

globalStyle(`${stamp} > svg`, { inlineSize: '1.375rem', blockSize: '1.375rem' });

/** How a mark is drawn. */
export const variants = {
  plain: '',
  filled: style({
    justifyContent: 'center',
    minInlineSize: '1.125rem',
    paddingInline: '0.25rem',
    border: `1px solid ${neutral.line}`,
    borderRadius: vars.radius.sm,
    backgroundColor: neutral.surface,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
    selectors: {
      [selectedDay]: {
        color: vars.color.accent.base,
        borderColor: text.onAccent,
        backgroundColor: text.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'Canvas',
        borderColor: 'CanvasText',
        backgroundColor: 'CanvasText',
        selectors: {
          [selectedDay]: {
            color: 'Highlight',
            borderColor: 'HighlightText',
            backgroundColor: 'HighlightText',
          },
        },
      },
    },
  }),
  stamp,
  // A border, which keeps its colour where the browser replaces colours.
  dot: style({ border: '3px solid currentColor', borderRadius: vars.radius.full }),
};
