import { useQuery } from '@tanstack/react-query';
import type { FirstQuery } from '../../api/first-queries.ts';
import { NewPurchase } from '../../features/purchase/NewPurchase.tsx';
import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { MyReservations } from '../../features/reservations/MyReservations.tsx';
import { CancelledNotices } from '../../features/reservations/Notices.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { dayManagementHref } from '../../features/reservations/passes.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';

export function firstQueries(): FirstQuery[] {
  return [myPasses];
}

/** What was just bought, the payments that have no pass yet, and the user's passes and upcoming reservations. */
export function ReservationsPage() {
  const { data, isFetching } = useQuery(myPasses);
  return (
    <StandardPage>
      <NewPurchase passes={data} isRefreshing={isFetching} reservationHref={dayManagementHref} />
      <PaymentRecords />
      <CancelledNotices />
      <MyReservations />
    </StandardPage>
  );
}
