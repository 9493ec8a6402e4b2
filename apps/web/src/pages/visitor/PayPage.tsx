import { PayTest } from '../../features/pay-test/PayTest.tsx';
import { payTestTexts } from '../../features/pay-test/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

/** For whoever sets up payments: what the provider has on record. */
export function PayPage() {
  return (
    <>
      <PageHeading lead={payTestTexts.lead}>결제 테스트</PageHeading>
      <PayTest />
    </>
  );
}
