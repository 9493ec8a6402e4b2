import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import type { ReactNode } from 'react';
import { FailedList } from '../../../../shared/list/FailedList.tsx';
import type { ListState } from '../../../../shared/list/list-state.ts';
import { texts } from '../../../../shared/texts.ts';
import { pageTexts } from '../../texts.ts';
import * as styles from './RowList.css.ts';

export interface RowListProps<Row> {
  loadingLabel: string;
  expectedRows: number;
  state: ListState<Row>;
  rowKey: (row: Row) => number;
  children: (row: Row) => ReactNode;
  empty?: ReactNode;
  /** `wide`: rows that start with a date, in two columns where there is room. */
  layout?: 'narrow' | 'wide';
}

export function RowList<Row>({
  loadingLabel,
  expectedRows,
  state,
  rowKey,
  children,
  empty = <p className={styles.emptyLine}>{texts.emptyList}</p>,
  layout = 'narrow',
}: RowListProps<Row>) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={loadingLabel}>
        {Array.from({ length: expectedRows }, (_, row) => (
          <Skeleton key={row} variant="block" height="control" />
        ))}
      </SkeletonGroup>
    );
  if (state.status === 'failed')
    return <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />;
  if (state.rows.length === 0) return empty;
  return (
    <ul role="list" className={styles.rows[layout]}>
      {state.rows.map((row) => (
        <li key={rowKey(row)} className={styles.row[layout]}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
