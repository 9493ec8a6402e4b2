import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import type { TableSort } from './sort-rows.ts';
import * as styles from './Table.css.ts';
import { type CellColumn, columnAttributes, type TableLayout, widthOf } from './TableCell.tsx';

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
  layout: TableLayout;
  isSticky: boolean;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** The headers of the columns; the one of a sortable column is a button where there are rows. */
export function TableHead({ columns, layout, isSticky, sort, onSort }: TableHeadProps) {
  const hasEnd = columns.some(({ foldedPlace }) => foldedPlace === 'end');
  const head = hasEnd ? styles.head : styles.hiddenHead;
  const headId = useId();
  const edge = isSticky ? styles.stickyHeadCell : styles.freeHeadCell;
  return (
    <thead role="rowgroup" className={head(layout)}>
      <tr role="row" className={styles.headRow(layout)}>
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
              className={`${styles.headCell(layout)} ${edge(layout)}`}
              style={assignInlineVars({
                [styles.columnWidth]: width,
                [styles.preferredWidth]: isAutoWidth ? 'auto' : width,
              })}
              {...columnAttributes(column)}
            >
              {isSortable ? (
                <span className={styles.sortable(layout)}>
                  <span id={headerId}>{header}</span>
                  <button
                    type="button"
                    className={styles.sortButton(layout)}
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
