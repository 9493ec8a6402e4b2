import { Show } from '@fitness/ui/layout/Show';
import { Payments } from '../../features/purchase/Payments.tsx';
import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function PaymentsPage() {
  return (
    <StandardPage>
      <Show on="screen">
        <PaymentRecords isOnOwnPage />
      </Show>
      <Payments />
    </StandardPage>
  );
}
