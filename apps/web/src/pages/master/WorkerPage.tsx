import { WorkerReport } from '../../features/workers/WorkerReport.tsx';
import { monthFrom, monthParams, workerList } from '../../features/workers/api.ts';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { readParams } from '../../shared/url/use-search-params-state.ts';

export function firstQueries({ search, today }: Opening): FirstQuery[] {
  return [workerList(monthFrom(readParams(monthParams, search), today))];
}

/** The trainers' performance in a month. */
export function WorkerPage() {
  return (
    <StandardPage>
      <WorkerReport />
    </StandardPage>
  );
}
