import { PayTest } from '../../features/pay-test/PayTest.tsx';
import { payTestTexts } from '../../features/pay-test/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

/** For the setup of payments: the payments that the provider has recorded. */
export function PayPage() {
  return (
    <>
      <PageHeading lead={payTestTexts.lead}>결제 테스트</PageHeading>
      <PayTest />
    </>
  );
}
