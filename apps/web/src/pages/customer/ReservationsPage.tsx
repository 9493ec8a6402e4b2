import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { PassTable } from '../../features/reservations/PassTable.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { SectionBoundary } from '../../shared/SectionBoundary.tsx';

/** The person's own passes, each with the way to its day management; above them the purchases that are not passes yet. */
export function ReservationsPage() {
  return (
    <>
      <PageHeading lead={pageTexts.promotionsLead}>수업 예약</PageHeading>
      <PaymentRecords />
      <SectionBoundary>
        <PassTable />
      </SectionBoundary>
    </>
  );
}
