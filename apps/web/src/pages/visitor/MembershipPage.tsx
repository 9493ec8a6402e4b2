import { usePaymentRedirect } from '../../features/purchase/checkout/use-payment-redirect.ts';
import { MembershipHero } from '../../features/purchase/plans/chooser/MembershipHero.tsx';
import { MembershipOptions } from '../../features/purchase/plans/chooser/MembershipOptions.tsx';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';

/** The plan chooser; the payment provider redirects back to it. */
export function MembershipPage() {
  usePaymentRedirect();
  return (
    <>
      <MembershipHero />
      <PaymentRecords />
      <MembershipOptions />
    </>
  );
}
