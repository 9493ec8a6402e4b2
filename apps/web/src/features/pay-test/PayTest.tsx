import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Pagination } from '@fitness/ui/Pagination';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { seoulTimeOf } from '../../shared/dates/clock.ts';
import { formatDate, formatTime, formatWon, noValue } from '../../shared/format/format.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { texts as shared } from '../../shared/texts.ts';
import {
  listPayments,
  pageSize,
  type Payment,
  ProviderError,
  signInAtProvider,
} from './provider.ts';
import { SecretForm } from './SecretForm.tsx';
import {
  paymentColumns,
  paymentStatuses,
  payTestTexts as texts,
  providerProblems,
} from './texts.ts';

const tones: Readonly<Record<string, 'success' | 'danger' | 'warning'>> = {
  PAID: 'success',
  FAILED: 'danger',
  PARTIAL_CANCELLED: 'warning',
};

/** A timestamp (ISO 8601) as date and time in Seoul; a dash for an invalid one. */
export function momentOf(timestamp: string | null | undefined) {
  const at = Date.parse(timestamp ?? '');
  if (Number.isNaN(at)) return noValue;
  const time = seoulTimeOf(at);
  return `${formatDate(time)} ${formatTime(time)}`;
}

/** The Korean name of a status; an unknown one is shown unchanged. */
export function statusName(status: string) {
  return (paymentStatuses as Readonly<Record<string, string>>)[status] ?? status;
}

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
  column('status', ({ status }) => <Badge tone={tones[status]}>{statusName(status)}</Badge>),
  column('amount', ({ amount }) => formatWon(amount?.total ?? null), { align: 'end' }),
  column('requestedAt', ({ requestedAt }) => momentOf(requestedAt)),
  column('id', ({ id }) => (
    <Text as="span" size="xs" color="muted" wrap="anywhere">
      {id}
    </Text>
  )),
];

/** A sign-in at the provider; `number` is part of the query key, so that sign-ins do not share cached payments. */
type Connection = { number: number; accessToken: string };

/** Signs in at the payment provider and lists its payments, which leave the cache with the page (docs/product.md#pay-test). */
export function PayTest() {
  const titleId = useId();
  const [connection, setConnection] = useState<Connection | null>(null);
  const [page, setPage] = useState(1);
  const signIn = useMutation({ gcTime: 0, mutationFn: signInAtProvider });
  const { data, error, isFetching, isError, refetch } = useQuery({
    gcTime: 0,
    queryKey: ['listProviderPayments', connection?.number, page],
    queryFn: ({ signal }) => listPayments(connection?.accessToken ?? '', page, signal),
    enabled: connection !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const failure = signIn.error ?? error;
  const problem = failure && (failure instanceof ProviderError ? failure.problem : 'other');
  const connect = (apiSecret: string) =>
    signIn.mutate(apiSecret, {
      onSuccess: (accessToken) => {
        setPage(1);
        setConnection({ number: (connection?.number ?? 0) + 1, accessToken });
        signIn.reset();
      },
    });
  // Asks for the secret again when the token has expired.
  if (connection === null || problem === 'unauthorized')
    return <SecretForm onConnect={connect} isConnecting={signIn.isPending} problem={problem} />;

  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  // After a failed refetch the stale rows are not shown.
  const state = listStateOf({
    data: isError ? undefined : data?.payments,
    isFetching,
    isError,
    refetch,
  });
  return (
    <Stack as="section" aria-labelledby={titleId} gap="md">
      <Inline as="header" gap="sm" rowGap="xs">
        <Fill>
          <Inline gap="sm">
            <Heading level={2} id={titleId}>
              {texts.payments}
            </Heading>
            <Text size="sm" color="muted">
              {data && texts.count({ count: total })}
            </Text>
          </Inline>
        </Fill>
        <Inline gap="xs">
          <Button
            variant="secondary"
            size="sm"
            isPending={isFetching}
            onPress={() => void refetch()}
          >
            {texts.refresh}
          </Button>
          <Button variant="secondary" size="sm" onPress={() => setConnection(null)}>
            {texts.disconnect}
          </Button>
        </Inline>
      </Inline>
      {problem && (
        <Notice role="alert" tone="danger">
          {providerProblems[problem]}
        </Notice>
      )}
      <SectionBoundary data={data}>
        <Table
          label={texts.payments}
          columns={columns}
          items={rowsOf(state)}
          itemId={({ id }) => id}
          state={state}
          emptyTitle={texts.none}
          emptyText={shared.emptyList}
        />
      </SectionBoundary>
      {pageCount > 1 && <Pagination value={page} pageCount={pageCount} onChange={setPage} />}
    </Stack>
  );
}
