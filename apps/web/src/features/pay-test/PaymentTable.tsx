import { Badge } from '@fitness/ui/Badge';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { formatWon, noValue } from '../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { momentOf, type Payment, statusName, statusTone } from './payments.ts';
import { paymentColumns, payTestTexts } from './texts.ts';

const column = (
  key: keyof typeof paymentColumns,
  render: TableColumn<Payment>['render'],
  rest?: Partial<TableColumn<Payment>>,
): TableColumn<Payment> => ({ id: key, header: paymentColumns[key], render, ...rest });

const columns = [
  column('orderName', ({ orderName }) => orderName ?? noValue, {
    isRowHeader: true,
    isPrimary: true,
  }),
  column('status', ({ status }) => <Badge tone={statusTone(status)}>{statusName(status)}</Badge>),
  column('amount', ({ amount: { total } }) => formatWon(total), { align: 'end' }),
  column('requestedAt', ({ requestedAt }) => momentOf(requestedAt)),
  column('id', ({ id }) => (
    <Text as="span" size="xs" color="muted" wrap="anywhere">
      {id}
    </Text>
  )),
];

export function PaymentTable({ state }: { state: ListState<Payment> }) {
  return (
    <Table
      label={payTestTexts.payments}
      columns={columns}
      items={rowsOf(state)}
      itemId={({ id }) => id}
      state={state}
      emptyTitle={payTestTexts.none}
      emptyText={texts.emptyList}
    />
  );
}
