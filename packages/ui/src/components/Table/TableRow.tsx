import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../internal/messages/messages.ts';
import { Icon } from '../Icon/index.ts';
import * as cards from './cards.css.ts';
import * as folded from './folded.css.ts';
import * as styles from './Table.css.ts';
import { type CellColumn, TableCell, type TableVariants } from './TableCell.tsx';

interface TableRowProps<Column extends CellColumn> {
  columns: readonly Column[];
  variants: TableVariants;
  /** The content of a column's cell. */
  children: (column: Column, rowHeaderId: string) => ReactNode;
  isFooter?: boolean;
  /** The initial state. */
  isUnfolded?: boolean | undefined;
}

/** A row; in the collapsed layout its button shows the columns without a position. */
export function TableRow<Column extends CellColumn>(props: TableRowProps<Column>) {
  const { columns, variants, children: contentOf, isFooter = false, isUnfolded = false } = props;
  const { details } = useMessages();
  const rowHeaderId = useId();
  const [isExpanded, setIsExpanded] = useState(isUnfolded);
  const look = { columns: variants.columns };
  const narrow = variants.isFolded ? folded : cards;
  const toggle = variants.isFolded && !isFooter && (
    <button
      type="button"
      className={`${folded.onlyFolded} ${folded.toggle(look)}`}
      aria-label={details}
      aria-describedby={rowHeaderId}
      aria-expanded={isExpanded}
      onClick={() => setIsExpanded(!isExpanded)}
    >
      <span className={folded.arrow}>
        <Icon name="chevronDown" />
      </span>
    </button>
  );
  return (
    <tr
      role="row"
      className={
        isFooter
          ? `${styles.footerRow(look)} ${narrow.footerRow(look)}`
          : `${styles.row(look)} ${narrow.row(look)}`
      }
      data-expanded={isExpanded || isFooter || undefined}
    >
      {columns.map((column) => (
        <TableCell
          key={column.id}
          column={column}
          variants={variants}
          rowHeaderId={rowHeaderId}
          toggle={toggle}
        >
          {contentOf(column, rowHeaderId)}
        </TableCell>
      ))}
    </tr>
  );
}
