import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { PaymentRecords } from '../../features/purchase/records/PaymentRecords.tsx';
import { PassTable } from '../../features/reservations/passes/PassTable.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** The user's own passes, and the payments that are not passes yet. */
export function ReservationsPage() {
  return (
    <Page>
      <PageHeading lead={pageTexts.promotionsLead}>수업 예약</PageHeading>
      <PaymentRecords />
      <SectionBoundary>
        <PassTable />
      </SectionBoundary>
    </Page>
  );
}
