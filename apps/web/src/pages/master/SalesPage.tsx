import { SalesReport } from '../../features/sales/SalesReport.tsx';
import { salesTexts } from '../../features/sales/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** The studio's sales by range of dates. */
export function SalesPage() {
  return (
    <>
      <PageHeading lead={salesTexts.lead}>매출</PageHeading>
      <SectionBoundary>
        <SalesReport />
      </SectionBoundary>
    </>
  );
}
