import { Badge } from '@fitness/ui/Badge';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { formatWon, noValue } from '../../shared/format/format.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { momentOf, type Payment, statusName, statusTone } from './payments.ts';
import { paymentColumns, payTestTexts } from './texts.ts';

const columns: readonly TableColumn<Payment>[] = [
  {
    key: 'orderName',
    header: paymentColumns.orderName,
    render: ({ orderName }) => orderName ?? noValue,
    isRowHeader: true,
    isPrimary: true,
  },
  {
    key: 'status',
    header: paymentColumns.status,
    render: ({ status }) => <Badge tone={statusTone(status)}>{statusName(status)}</Badge>,
  },
  {
    key: 'amount',
    header: paymentColumns.amount,
    render: ({ amount: { total } }) => (total === null ? noValue : formatWon(total)),
    align: 'end',
  },
  {
    key: 'requestedAt',
    header: paymentColumns.requestedAt,
    render: ({ requestedAt }) => momentOf(requestedAt),
  },
  {
    key: 'id',
    header: paymentColumns.id,
    render: ({ id }) => (
      <Text as="span" size="xs" tone="muted" wrap="anywhere">
        {id}
      </Text>
    ),
  },
];

export function PaymentTable({ state }: { state: ListState<Payment> }) {
  return (
    <Table
      label={payTestTexts.payments}
      columns={columns}
      rows={state.status === 'ready' ? state.rows : []}
      rowKey={({ id }) => id}
      state={state}
      emptyText={texts.emptyList}
    />
  );
}
