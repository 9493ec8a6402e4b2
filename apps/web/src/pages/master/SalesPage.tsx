import type { FirstQuery, Opening } from '../../api/first-queries.ts';
import { SalesReport } from '../../features/sales/SalesReport.tsx';
import { salesParams, salesReport } from '../../features/sales/api.ts';
import { earlierRange, rangeFrom } from '../../features/sales/range.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';
import { readParams } from '../../lib/search-params.ts';

export function firstQueries({ search, today }: Opening): FirstQuery[] {
  const range = rangeFrom(readParams(salesParams, search), today);
  const earlier = earlierRange(range, today);
  return [salesReport(range), ...(earlier ? [salesReport(earlier)] : [])];
}

/** The studio's sales in a range of dates. */
export function SalesPage() {
  return (
    <StandardPage>
      <SalesReport />
    </StandardPage>
  );
}
