import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../internal/messages/messages.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Table.css.ts';
import { type CellColumn, TableCell, type TableLayout } from './TableCell.tsx';

interface TableRowProps<Column extends CellColumn> {
  columns: readonly Column[];
  layout: TableLayout;
  /** The content of a column's cell. */
  children: (column: Column, rowHeaderId: string) => ReactNode;
  isFooter?: boolean;
  /** The initial state. */
  isUnfolded?: boolean | undefined;
}

/** A row; folded, its button shows the columns without a position. */
export function TableRow<Column extends CellColumn>(props: TableRowProps<Column>) {
  const { columns, layout, children: contentOf, isFooter = false, isUnfolded = false } = props;
  const { details } = useMessages();
  const rowHeaderId = useId();
  const [isExpanded, setIsExpanded] = useState(isUnfolded);
  const toggle = layout.phone === 'folded' && !isFooter && (
    <button
      type="button"
      className={styles.toggle(layout)}
      aria-label={details}
      aria-describedby={rowHeaderId}
      aria-expanded={isExpanded}
      onClick={() => setIsExpanded(!isExpanded)}
    >
      <span className={styles.arrow}>
        <Icon name="chevronDown" />
      </span>
    </button>
  );
  return (
    <tr
      role="row"
      className={isFooter ? styles.footerRow(layout) : styles.row(layout)}
      data-expanded={isExpanded || isFooter || undefined}
    >
      {columns.map((column) => (
        <TableCell
          key={column.id}
          column={column}
          layout={layout}
          rowHeaderId={rowHeaderId}
          toggle={toggle}
        >
          {contentOf(column, rowHeaderId)}
        </TableCell>
      ))}
    </tr>
  );
}
