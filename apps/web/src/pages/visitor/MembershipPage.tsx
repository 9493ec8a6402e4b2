import { Page } from '@fitness/ui/layout/Page';
import { Hero } from '@fitness/ui/Hero';
import { studio } from '../../config/studio.ts';
import { usePaymentRedirect } from '../../features/purchase/checkout/use-payment-redirect.ts';
import { MembershipOptions } from '../../features/purchase/plans/MembershipOptions.tsx';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';

/** The plan chooser; the payment provider redirects back to it. */
export function MembershipPage() {
  usePaymentRedirect();
  return (
    <Page gap="wide">
      <Hero
        slogan={studio.slogan.split(/(?<=,) /)}
        lead="하루 이용부터 1:1 PT까지, 나에게 맞는 이용권을 고르세요."
      />
      <PaymentRecords />
      <MembershipOptions />
    </Page>
  );
}
