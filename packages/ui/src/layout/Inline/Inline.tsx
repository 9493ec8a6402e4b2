import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { Align, Responsive, Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { inline, inText, minHeights, unwrapped } from './Inline.css.ts';

/** The props of an Inline. */
export interface InlineProps extends ElementProps {
  children: ReactNode;
  /** The element; `span` inside a line of text; a list has `li` elements as children. */
  as?: 'div' | 'span' | 'p' | 'header' | 'footer' | 'section' | 'article' | 'ul' | 'ol' | 'li';
  gap?: Responsive<Space>;
  /** The space between wrapped rows; by default `gap`. */
  rowGap?: Responsive<Space>;
  /** How the children are aligned vertically, by default in the `center`. */
  align?: Align;
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The minimum height; `target` is the height of a small button, whose appearance then causes no layout shift. */
  minHeight?: keyof typeof minHeights;
  /** Keeps everything in one row. */
  isUnwrapped?: boolean;
}

/** Children in a row, which wrap if they do not fit. */
export function Inline({
  children,
  as = 'div',
  gap = 'none',
  rowGap = gap,
  align = 'center',
  justify,
  minHeight,
  isUnwrapped,
  ...attributes
}: InlineProps) {
  const classes = [
    as === 'span' ? inText : inline,
    sprinkles({ columnGap: gap, rowGap, alignItems: align, justifyContent: justify }),
    isUnwrapped && unwrapped,
    minHeight && minHeights[minHeight],
  ];
  return element(as, classes, attributes, children);
}
