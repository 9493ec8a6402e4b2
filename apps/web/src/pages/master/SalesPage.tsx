import { SalesReport } from '../../features/sales/SalesReport.tsx';
import { salesTexts } from '../../features/sales/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** The studio's sales by range of dates. */
export function SalesPage() {
  return (
    <StandardPage lead={salesTexts.lead}>
      <SalesReport />
    </StandardPage>
  );
}
