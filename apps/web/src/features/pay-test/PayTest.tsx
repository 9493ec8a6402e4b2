import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Panel } from '@fitness/ui/Panel';
import { PasswordField } from '@fitness/ui/PasswordField';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { seoulTimeOf } from '../../lib/clock.ts';
import { formatDate, formatTime, formatWon, noValue } from '../../lib/format.ts';
import { texts as shared } from '../../lib/texts.ts';
import { listPayments, type Payment } from './provider.ts';
import { paymentStatuses, texts } from './texts.ts';

const tones: Readonly<Record<string, 'success' | 'danger'>> = { PAID: 'success', FAILED: 'danger' };

const columns: TableColumn<Payment>[] = [
  {
    id: 'orderName',
    header: texts.orderName,
    isRowHeader: true,
    render: ({ orderName }) => orderName ?? noValue,
  },
  {
    id: 'status',
    header: texts.status,
    render: ({ status }) => <Badge tone={tones[status]}>{paymentStatuses[status] ?? status}</Badge>,
  },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    render: ({ amount }) => formatWon(amount?.total ?? null),
  },
  {
    id: 'requestedAt',
    header: texts.requestedAt,
    render: ({ requestedAt }) => {
      const time = requestedAt ? seoulTimeOf(Date.parse(requestedAt)) : null;
      return time ? `${formatDate(time)} ${formatTime(time)}` : noValue;
    },
  },
  {
    id: 'id',
    header: texts.id,
    render: ({ id }) => (
      <Text as="span" size="xs" color="muted" wrap="anywhere">
        {id}
      </Text>
    ),
  },
];

/** Lists the provider's payments; its API secret exists only in memory, until the page is left (docs/product.md#pay-test). */
export function PayTest() {
  const [secret, setSecret] = useState('');
  const { mutate, data, isPending, isError } = useMutation({ gcTime: 0, mutationFn: listPayments });
  return (
    <Stack gap="lg">
      <Stack maxWidth="reading">
        <Panel>
          <Form onSubmit={() => mutate(secret.trim())} autoComplete="off">
            <PasswordField
              label={texts.secret}
              hint={texts.secretHint}
              value={secret}
              onChange={setSecret}
              error={isError ? texts.failed : undefined}
              autoComplete="off"
            />
            <Inline>
              <Button type="submit" isPending={isPending}>
                {texts.show}
              </Button>
            </Inline>
          </Form>
        </Panel>
      </Stack>
      {data && (
        <Table
          label={texts.payments}
          columns={columns}
          items={data}
          itemId={({ id }) => id}
          state={{ status: 'ready' }}
          emptyText={shared.emptyList}
        />
      )}
    </Stack>
  );
}
