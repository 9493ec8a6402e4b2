import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const { neutral, info, success, warning, danger } = vars.color;
const surface = createVar();
const line = createVar();
const selectedDay = '[data-selected] &';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

/** Surface and line of a filled mark; on a selected day all marks have the day's colour. */
export const tones = styleVariants({ neutral, info, success, warning, danger }, (colors, name) => ({
  vars: { [surface]: colors.surface, [line]: colors.line },
  // A neutral mark inherits the colour of the day.
  ...(name === 'neutral' ? {} : { color: colors.text }),
  selectors: { [selectedDay]: { color: 'inherit' } },
}));

const box = style({
  justifyContent: 'center',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  border: '1px solid currentColor',
  borderRadius: vars.radius.sm,
  lineHeight: vars.lineHeight.tight,
});

const stamp = style({ color: vars.color.text.default });

globalStyle(`${stamp} > svg`, { inlineSize: '1.375rem', blockSize: '1.375rem' });

/** How a mark is drawn. */
export const variants = {
  plain: '',
  outlined: box,
  filled: style([
    box,
    {
      borderColor: line,
      backgroundColor: surface,
      fontWeight: vars.fontWeight.bold,
      selectors: {
        [selectedDay]: {
          color: vars.color.accent.base,
          borderColor: vars.color.text.onAccent,
          backgroundColor: vars.color.text.onAccent,
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
    },
  ]),
  stamp,
  // A border, which keeps its colour where the browser replaces colours.
  dot: style({ border: '3px solid currentColor', borderRadius: vars.radius.full }),
};
