import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Pagination } from '@fitness/ui/Pagination';
import { Text } from '@fitness/ui/Text';
import { useId } from 'react';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { pageSize } from './payments.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { SecretForm } from './SecretForm.tsx';
import { payTestTexts, providerProblems } from './texts.ts';
import { useProvider } from './use-provider.ts';

/** Signs in at the payment provider and lists its payments (docs/product.md#pay-test). */
export function PayTest() {
  const { payments, page, setPage, connect, isConnecting, disconnect, problem, isConnected } =
    useProvider();
  const titleId = useId();
  if (!isConnected)
    return <SecretForm onConnect={connect} isConnecting={isConnecting} problem={problem} />;
  const { data, isFetching, isError, refetch } = payments;
  // After a failed refetch the stale rows are not shown.
  const rows = isError ? undefined : data?.payments;
  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <Stack as="section" aria-labelledby={titleId} gap="md">
      <Inline as="header" gap="sm" rowGap="xs">
        <Fill>
          <Inline gap="sm">
            <Heading level={2} id={titleId}>
              {payTestTexts.payments}
            </Heading>
            <Text size="sm" color="muted">
              {data && payTestTexts.count({ count: total })}
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
            {payTestTexts.refresh}
          </Button>
          <Button variant="secondary" size="sm" onPress={disconnect}>
            {payTestTexts.disconnect}
          </Button>
        </Inline>
      </Inline>
      {problem !== null && (
        <Notice role="alert" tone="danger">
          {providerProblems[problem]}
        </Notice>
      )}
      <SectionBoundary data={data}>
        <PaymentTable state={listStateOf({ data: rows, isFetching, isError, refetch })} />
      </SectionBoundary>
      {pageCount > 1 && <Pagination value={page} pageCount={pageCount} onChange={setPage} />}
    </Stack>
  );
}
