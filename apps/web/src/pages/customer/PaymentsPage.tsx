import { Payments } from '../../features/purchase/payments/Payments.tsx';
import { paymentTexts } from '../../features/purchase/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function PaymentsPage() {
  return (
    <StandardPage lead={paymentTexts.lead}>
      <Payments />
    </StandardPage>
  );
}
