import { LinkButton } from '@fitness/ui/LinkButton';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDate, formatTime, formatWon } from '../../lib/format.ts';
import { listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { texts as shared } from '../../lib/texts.ts';
import { useSession } from '../../session/session.ts';
import { isFinished, isUnconfirmed, type OutboxEntry } from './entry.ts';
import { listPayments, onOutboxChange } from './outbox.ts';
import { paymentTexts as texts } from './texts.ts';

const columns: TableColumn<OutboxEntry>[] = [
  {
    id: 'plan',
    header: texts.plan,
    width: 7,
    isRowHeader: true,
    render: ({ orderName }) => orderName,
  },
  {
    id: 'date',
    header: texts.date,
    width: 10,
    isUnwrapped: true,
    foldedPlace: 'below',
    render: ({ startedAt }) => `${formatDate(startedAt)} ${formatTime(startedAt)}`,
  },
  {
    id: 'amount',
    header: texts.amount,
    width: 6.5,
    align: 'end',
    foldedPlace: 'end',
    render: ({ amount }) => <strong>{formatWon(amount)}</strong>,
  },
  {
    id: 'paymentId',
    header: texts.paymentId,
    width: 15,
    render: ({ paymentId }) => (
      <Text as="span" size="xs" color="muted">
        {paymentId}
      </Text>
    ),
  },
];

/** The payments that the user made on this device (docs/product.md#outbox). */
export function Payments() {
  const { userId = '' } = useSession();
  const query = useQuery({
    queryKey: ['payments', userId],
    queryFn: () => listPayments(userId),
    staleTime: 0,
  });
  const { refetch } = query;
  useEffect(() => onOutboxChange(() => void refetch()), [refetch]);
  const list = listStateOf(query);
  const entries = rowsOf(list);
  const payments = entries
    .filter((entry) => entry.progress.state === 'recorded' && !isUnconfirmed(entry))
    .toReversed();
  // An unfinished payment, which stands above, is one, so that nothing says that there is none.
  if (payments.length === 0 && !entries.every(isFinished)) return null;
  return (
    <Stack gap="md">
      <Table
        label={pages.payments.title}
        columns={columns}
        items={payments}
        itemId={({ paymentId }) => paymentId}
        state={list}
        emptyTitle={texts.none}
        emptyText={list.status === 'failed' ? shared.emptyList : texts.note}
        emptyAction={
          <LinkButton variant="secondary" href={paths.membership}>
            {shared.toPlans}
          </LinkButton>
        }
        phone="folded"
        skeletonRows={2}
      />
      {payments.length > 0 && (
        <Text size="sm" color="muted">
          {texts.note}
        </Text>
      )}
    </Stack>
  );
}
