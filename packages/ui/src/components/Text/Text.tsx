import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { FontSize, FontWeight, Leading, TextColor, Width } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { brand, display, wraps } from './Text.css.ts';

/** The props of a Text. */
export interface TextProps extends ElementProps {
  children?: ReactNode;
  /** `p` by default; `span` or `strong` inside other text. */
  as?: 'p' | 'div' | 'span' | 'strong' | 'time' | 'address';
  /** Without it, that of the text around it. */
  size?: FontSize;
  /** The colour; without it, that of the text around it. */
  color?: TextColor;
  /** Without it, that of the text around it. */
  weight?: FontWeight;
  /** The height of the lines; `snug` is the default of sizes from `xl` up. */
  leading?: Leading;
  /** `none` keeps it on one line, `anywhere` breaks long words. */
  wrap?: keyof typeof wraps;
  /** The longest line; `reading` is comfortable for several sentences. */
  maxWidth?: Width;
  /** In the display font, for the name of the brand. */
  isBrand?: boolean;
  /** The machine-readable date or time of a `time`. */
  dateTime?: string;
}

const displaySizes: readonly (FontSize | undefined)[] = ['xl', 'heading', 'title', 'display'];

/** Text in one size, weight and colour of the theme; the space around it belongs to its layout. */
export function Text({
  children,
  as = 'p',
  size,
  color,
  weight,
  leading = displaySizes.includes(size) ? 'snug' : undefined,
  wrap,
  maxWidth,
  isBrand,
  ...attributes
}: TextProps) {
  const classes = [
    sprinkles({
      fontSize: size,
      color,
      fontWeight: weight,
      lineHeight: leading,
      maxInlineSize: maxWidth,
    }),
    wrap && wraps[wrap],
    displaySizes.includes(size) && display,
    isBrand && brand,
  ];
  return element(as, classes, attributes, children);
}
