import { PayTest } from '../../features/pay-test/PayTest.tsx';
import { StandardPage } from '../../lib/StandardPage.tsx';

/** A tool for setting up payments: lists the payments recorded by the provider. */
export function PayPage() {
  return (
    <StandardPage>
      <PayTest />
    </StandardPage>
  );
}
