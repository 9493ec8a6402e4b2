import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { PassTable } from '../../features/reservations/passes/PassTable.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function firstQueries(): FirstQuery[] {
  return [myPasses];
}

/** The user's own passes, and the payments that have no pass yet. */
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
