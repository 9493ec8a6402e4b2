import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../internal/messages/messages.ts';
import { Icon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Table.css.ts';
import { type CellColumn, columnAttributes } from './table-column.ts';

interface TableRowProps<Column extends CellColumn> {
  columns: readonly Column[];
  /** The content of a column's cell. */
  children: (column: Column, rowHeaderId: string) => ReactNode;
  isFooter?: boolean;
  isFolded?: boolean;
  /** The initial state of a folded row. */
  isUnfolded?: boolean | undefined;
}

/** A row; on phones the style sheet adds the column headers, so that they are not read twice; folded, its button shows the columns without a position. */
export function TableRow<Column extends CellColumn>(props: TableRowProps<Column>) {
  const { columns, children: contentOf, isFooter, isFolded, isUnfolded = false } = props;
  const { details } = useMessages();
  const rowHeaderId = useId();
  const [isExpanded, setIsExpanded] = useState(isUnfolded);
  const toggle = isFolded && (
    <button
      type="button"
      className={styles.toggle}
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
    <tr role="row" className={styles.row} data-expanded={isExpanded || isFooter || undefined}>
      {columns.map((column) => {
        const { id, isRowHeader } = column;
        const [Cell, semantics] = isRowHeader
          ? (['th', { role: 'rowheader', scope: 'row' }] as const)
          : (['td', { role: 'cell' }] as const);
        return (
          <Cell key={id} {...semantics} className={styles.cell} {...columnAttributes(column)}>
            <span id={isRowHeader ? rowHeaderId : undefined} className={styles.value}>
              {contentOf(column, rowHeaderId)}
            </span>
            {isRowHeader && toggle}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A placeholder row of the expected height. */
export function SkeletonRow({ columns }: { columns: readonly CellColumn[] }) {
  return (
    <tr className={styles.row} aria-hidden="true">
      {columns.map((column) => (
        <td key={column.id} className={styles.cell} {...columnAttributes(column)}>
          <span className={styles.placeholder}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  );
}
