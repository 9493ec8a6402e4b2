import { salesParams, salesReport } from '../../features/sales/api.ts';
import { earlierRange, rangeFrom } from '../../features/sales/range.ts';
import { SalesReport } from '../../features/sales/SalesReport.tsx';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { readParams } from '../../shared/url/use-search-params-state.ts';

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
