import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import type { TableSort } from './sort-rows.ts';
import * as styles from './Table.css.ts';
import { type CellColumn, columnAttributes, widthOf } from './table-column.ts';

/** The direction after a press; ascending at first. */
const nextDirection = (direction: TableSort['direction'] | undefined) =>
  direction === 'ascending' ? 'descending' : 'ascending';

const arrows = {
  ascending: 'M12 19V5M6.5 10.5 12 5l5.5 5.5',
  descending: 'M12 5v14M6.5 13.5 12 19l5.5-5.5',
  none: 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4',
};

function SortArrow({ direction }: { direction: TableSort['direction'] | undefined }) {
  return (
    <IconFrame>
      <path d={arrows[direction ?? 'none']} />
    </IconFrame>
  );
}

interface TableHeadProps {
  columns: readonly (CellColumn & { width?: number })[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** The headers of the columns; the one of a sortable column is a button where there are rows. */
export function TableHead({ columns, sort, onSort }: TableHeadProps) {
  const headId = useId();
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {columns.map((column) => {
          const { id, header, isSortable, isAutoWidth } = column;
          const width = `${widthOf(column)}rem`;
          const headerId = `${headId}-${id}`;
          const direction = sort?.id === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              // By its text alone, because its button would repeat it.
              aria-labelledby={isSortable ? headerId : undefined}
              className={styles.headCell}
              style={assignInlineVars({
                [styles.columnWidth]: width,
                [styles.preferredWidth]: isAutoWidth ? 'auto' : width,
              })}
              {...columnAttributes(column)}
            >
              {isSortable ? (
                <span className={styles.sortable}>
                  <span id={headerId}>{header}</span>
                  <button
                    type="button"
                    className={styles.sortButton}
                    aria-labelledby={headerId}
                    onClick={() => onSort({ id, direction: nextDirection(direction) })}
                  >
                    <SortArrow direction={direction} />
                  </button>
                </span>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
