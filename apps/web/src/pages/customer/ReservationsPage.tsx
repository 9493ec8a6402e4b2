import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';
import { PassTable } from '../../features/reservations/passes/PassTable.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** The user's own passes, and the payments that are not passes yet. */
export function ReservationsPage() {
  return (
    <StandardPage lead={pageTexts.promotionsLead}>
      <PaymentRecords />
      <SectionBoundary>
        <PassTable />
      </SectionBoundary>
    </StandardPage>
  );
}
