import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { PayTest } from '../../features/pay-test/PayTest.tsx';
import { payTestTexts } from '../../features/pay-test/texts.ts';

/** For the setup of payments: the payments that the provider has recorded. */
export function PayPage() {
  return (
    <Page>
      <PageHeading lead={payTestTexts.lead}>결제 테스트</PageHeading>
      <PayTest />
    </Page>
  );
}
