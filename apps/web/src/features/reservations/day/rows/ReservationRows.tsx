import { RowList, RowListSkeleton, type RowListProps } from '@fitness/ui/RowList';
import type { ReactNode } from 'react';
import { FailedList } from '../../../../shared/list/FailedList.tsx';
import type { ListState } from '../../../../shared/list/list-state.ts';
import { texts } from '../../../../shared/texts.ts';
import { pageTexts } from '../../texts.ts';

export interface ReservationRowsProps<Item> {
  loadingLabel: string;
  expectedRows: number;
  state: ListState<Item>;
  /** Renders a Row. */
  children: (item: Item) => ReactNode;
  empty?: ReactNode;
  columns?: RowListProps['columns'];
}

export function ReservationRows<Item>({
  loadingLabel,
  expectedRows,
  state,
  children,
  empty,
  columns,
}: ReservationRowsProps<Item>) {
  if (state.status === 'loading')
    return <RowListSkeleton rows={expectedRows} label={loadingLabel} columns={columns} />;
  if (state.status === 'failed')
    return <FailedList description={pageTexts.failedList} onRetry={state.onRetry} />;
  if (state.rows.length === 0 && empty !== undefined) return empty;
  return (
    <RowList columns={columns} emptyText={texts.emptyList}>
      {state.rows.map(children)}
    </RowList>
  );
}
