import { Button } from '@fitness/ui/Button';
import { Pagination } from '@fitness/ui/Pagination';
import type { TableState } from '@fitness/ui/Table';
import { useId } from 'react';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { pageSize } from './payments.ts';
import { PaymentTable } from './PaymentTable.tsx';
import * as styles from './PayTest.css.ts';
import { SecretForm } from './SecretForm.tsx';
import { payTestTexts, providerProblems } from './texts.ts';
import { useProvider } from './use-provider.ts';

function stateOf({
  isError,
  isPending,
  isFetching,
  refetch,
}: ReturnType<typeof useProvider>['payments']): TableState {
  if (isError && !isFetching) return { status: 'failed', onRetry: () => void refetch() };
  return isPending || isError ? { status: 'loading' } : { status: 'ready' };
}

/** Signs in at the payment provider and lists its payments (docs/product.md#pay-test). */
export function PayTest() {
  const { payments, page, setPage, connect, isConnecting, disconnect, problem, isConnected } =
    useProvider();
  const titleId = useId();
  if (!isConnected)
    return <SecretForm onConnect={connect} isConnecting={isConnecting} problem={problem} />;
  const total = payments.data?.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <section aria-labelledby={titleId} className={styles.listing}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {payTestTexts.payments}
        </h2>
        <p className={styles.count}>{payments.data && payTestTexts.count({ count: total })}</p>
        <div className={styles.tools}>
          <Button
            variant="secondary"
            size="sm"
            isPending={payments.isFetching}
            onPress={() => void payments.refetch()}
          >
            {payTestTexts.refresh}
          </Button>
          <Button variant="secondary" size="sm" onPress={disconnect}>
            {payTestTexts.disconnect}
          </Button>
        </div>
      </header>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {providerProblems[problem]}
        </p>
      )}
      <SectionBoundary data={payments.data}>
        <PaymentTable payments={payments.data?.payments ?? []} state={stateOf(payments)} />
      </SectionBoundary>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />}
    </section>
  );
}
