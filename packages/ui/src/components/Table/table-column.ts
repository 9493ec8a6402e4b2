import type { ReactNode } from 'react';
import type { FoldedPlace } from './Table.css.ts';

/** A column of a table. */
export interface TableColumn<Row> {
  /** Identifies the column, also in `footerRow`. */
  id: string;
  /** The column header; on phones the label of each value. */
  header: string;
  /** Renders the cell; use `rowHeaderId` in `aria-describedby` of a control whose label repeats in each row. */
  render: (row: Row, rowHeaderId: string) => ReactNode;
  /** The minimum width in rem and the share of the remaining width; by default 8.5. */
  width?: number;
  /** As wide as its content where there is space; the `width` is then only the minimum, at which the content wraps. */
  isAutoWidth?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The header sorts by the column. */
  isSortable?: boolean;
  /** Keeps a date or a phone number on one line. */
  isUnwrapped?: boolean;
  /** The column that names its row, for screen readers and as the heading of a card or a folded row. */
  isRowHeader?: boolean;
  /** The value has the full width of the card on phones, without its label. */
  isFullWidth?: boolean;
  /** The value stands beside the heading of a card, without its label. */
  isBesideHeading?: boolean;
  /** The column contains a button or a field, which is the last line of a card; skeleton rows reserve its height. */
  isAction?: boolean;
  /**
   * The position of the value in a folded row: beside the heading, on a line below it, or with its label on a `line` of its own
   * instead of these; a press shows the other columns.
   */
  foldedPlace?: 'end' | 'below' | 'belowEnd' | 'line';
}

/** The width of a column in rem. */
export function widthOf({ width = 8.5 }: { width?: number }): number {
  return width;
}

/** The properties of a column that its cells need. */
export type CellColumn = Omit<TableColumn<never>, 'render' | 'width'>;

/** The attributes of a column's header and cells that the style sheet reads. */
export function columnAttributes(column: CellColumn) {
  const place: FoldedPlace = column.isRowHeader ? 'title' : (column.foldedPlace ?? 'detail');
  return {
    'data-align': column.align,
    'data-place': place,
    'data-label': column.header,
    'data-unwrapped': column.isUnwrapped || undefined,
    'data-full-width': column.isFullWidth || undefined,
    'data-beside-heading': column.isBesideHeading || undefined,
    'data-action': column.isAction || undefined,
  };
}
