import { Payments } from '../../features/purchase/Payments.tsx';
import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function PaymentsPage() {
  return (
    <StandardPage>
      <PaymentRecords isOnOwnPage />
      <Payments />
    </StandardPage>
  );
}
