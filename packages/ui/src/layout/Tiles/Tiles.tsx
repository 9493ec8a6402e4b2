import type { ReactNode } from 'react';
import { element } from '../../internal/element.ts';
import type { ElementProps } from '../../internal/element-props.ts';
import type { Align, Responsive, Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { row, tiles } from './Tiles.css.ts';

/** The numbers of columns that Tiles can have. */
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6;

/** The props of Tiles. */
export interface TilesProps extends ElementProps {
  children: ReactNode;
  /** The element; a list has `li` elements as children. */
  as?: 'div' | 'ul' | 'ol';
  columns?: Responsive<ColumnCount>;
  /** One row of equal columns, which scrolls where they do not fit; each child has a link or button, so that keys reach it. */
  isRow?: boolean;
  gap?: Responsive<Space>;
  align?: Align;
}

/** Children in columns of the same width. */
export function Tiles({
  children,
  as = 'div',
  columns = 1,
  isRow = false,
  gap = 'none',
  align,
  ...attributes
}: TilesProps) {
  const classes = [
    tiles,
    sprinkles({ gap, alignItems: align }),
    isRow ? row : sprinkles({ columns }),
  ];
  return element(as, classes, attributes, children);
}
