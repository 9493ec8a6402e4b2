import { useQuery } from '@tanstack/react-query';
import { NewPurchase } from '../../features/purchase/NewPurchase.tsx';
import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { CancelledNotices } from '../../features/reservations/Notices.tsx';
import { dayManagementHref } from '../../features/reservations/passes.ts';
import { MyReservations } from '../../features/reservations/MyReservations.tsx';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

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
