import { Button } from '@fitness/ui/Button';
import { Pagination } from '@fitness/ui/Pagination';
import { useId } from 'react';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { pageSize } from './payments.ts';
import { PaymentTable } from './PaymentTable.tsx';
import * as styles from './PayTest.css.ts';
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
  // After a failed refresh the former rows do not stay.
  const rows = isError ? undefined : data?.payments;
  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / pageSize);
  return (
    <section aria-labelledby={titleId} className={styles.listing}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {payTestTexts.payments}
        </h2>
        <p className={styles.count}>{data && payTestTexts.count({ count: total })}</p>
        <div className={styles.tools}>
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
        </div>
      </header>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {providerProblems[problem]}
        </p>
      )}
      <SectionBoundary data={data}>
        <PaymentTable state={listStateOf({ data: rows, isFetching, isError, refetch })} />
      </SectionBoundary>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />}
    </section>
  );
}
