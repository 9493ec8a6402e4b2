import { Link } from '@fitness/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { NewPurchase } from '../../features/purchase/new-purchase/NewPurchase.tsx';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { StudioCancellations } from '../../features/reservations/cancellations/StudioCancellations.tsx';
import { dayManagementHref } from '../../features/reservations/day/day-params.ts';
import { MyReservations } from '../../features/reservations/upcoming/MyReservations.tsx';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';

export function firstQueries(): FirstQuery[] {
  return [myPasses];
}

/** The user's upcoming reservations and passes, what was just bought, and the payments that have no pass yet. */
export function ReservationsPage() {
  const { data, isFetching } = useQuery(myPasses);
  return (
    <StandardPage
      lead={
        <Link href={paths.payments} variant="muted">
          {pages.payments.title}
        </Link>
      }
    >
      <NewPurchase passes={data} isRefreshing={isFetching} reservationHref={dayManagementHref} />
      <PaymentRecords />
      <StudioCancellations />
      <MyReservations />
    </StandardPage>
  );
}
