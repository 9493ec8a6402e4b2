import { MembershipHero } from './MembershipHero.tsx';
import { MembershipOptions } from './MembershipOptions.tsx';
import { PaymentRecords } from '../records/PaymentRecords.tsx';
import { usePaymentReturn } from '../checkout/use-payment-return.ts';

/** The plan chooser; it also receives people whom the payment provider leads back to it. */
export function Membership() {
  usePaymentReturn();
  return (
    <>
      <MembershipHero />
      <PaymentRecords />
      <MembershipOptions />
    </>
  );
}
