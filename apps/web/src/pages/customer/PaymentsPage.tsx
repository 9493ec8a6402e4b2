import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { Payments } from '../../features/purchase/Payments.tsx';
import { StandardPage } from '../../lib/StandardPage.tsx';

export function PaymentsPage() {
  return (
    <StandardPage>
      <PaymentRecords isOnOwnPage />
      <Payments />
    </StandardPage>
  );
}
