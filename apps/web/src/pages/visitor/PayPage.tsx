import { PayTest } from '../../features/pay-test/PayTest.tsx';
import { payTestTexts } from '../../features/pay-test/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** A tool for setting up payments: lists the payments recorded by the provider. */
export function PayPage() {
  return (
    <StandardPage lead={payTestTexts.lead}>
      <PayTest />
    </StandardPage>
  );
}
