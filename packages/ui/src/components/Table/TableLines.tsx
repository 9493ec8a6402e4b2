import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { line, lines } from './Table.css.ts';

/** The props of TableLines. */
export interface TableLinesProps<Item> extends RootProps {
  /** Without items the cell stays empty; a single one is not a list. */
  items: readonly Item[];
  /** The value of an item, not longer than a line. */
  children: (item: Item) => ReactNode;
}

/** Several values in a cell, aligned with those of the cells beside it. */
export function TableLines<Item>({
  items,
  children: render,
  ...root
}: TableLinesProps<Item>): ReactNode {
  if (items.length === 0) return null;
  if (items.length === 1) return <span>{render(items[0]!)}</span>;
  return (
    <ul {...root} role="list" className={lines}>
      {items.map((item, index) => (
        <li key={index} className={line}>
          {render(item)}
        </li>
      ))}
    </ul>
  );
}
