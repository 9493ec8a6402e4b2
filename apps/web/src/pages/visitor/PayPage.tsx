import { PayTest } from '../../features/pay-test/PayTest.tsx';
import { payTestTexts } from '../../features/pay-test/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** For the setup of payments: the payments that the provider has recorded. */
export function PayPage() {
  return (
    <StandardPage lead={payTestTexts.lead}>
      <PayTest />
    </StandardPage>
  );
}
