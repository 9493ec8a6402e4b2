import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { SalesReport } from '../../features/sales/SalesReport.tsx';
import { salesTexts } from '../../features/sales/texts.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** The studio's sales by range of dates. */
export function SalesPage() {
  return (
    <Page>
      <PageHeading lead={salesTexts.lead}>매출</PageHeading>
      <SectionBoundary>
        <SalesReport />
      </SectionBoundary>
    </Page>
  );
}
