import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import type { ReactNode } from 'react';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import * as styles from './RowList.css.ts';
import { pageTexts } from '../texts.ts';

export interface RowListProps<Row> {
  /** What screen readers hear in place of the rows while they load, and how many are likely to come. */
  loading: string;
  expected: number;
  state: ListState<Row>;
  keyOf: (row: Row) => number;
  children: (row: Row) => ReactNode;
  /** Stands where the rows would be when there are none. */
  empty: ReactNode;
  /** `wide`: rows that begin with a date, in two columns where there is room. */
  layout?: 'narrow' | 'wide';
}

/** The rows of one list of the day, or what there is to say instead of them. */
export function RowList<Row>({
  loading,
  expected,
  state,
  keyOf,
  children,
  empty,
  layout = 'narrow',
}: RowListProps<Row>) {
  if (state.status === 'loading')
    return (
      <SkeletonGroup label={loading}>
        {Array.from({ length: expected }, (_, row) => (
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
        <li key={keyOf(row)} className={styles.row[layout]}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
