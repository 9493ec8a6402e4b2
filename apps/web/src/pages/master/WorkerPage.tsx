import type { FirstQuery, Opening } from '../../api/first-queries.ts';
import { WorkerReport } from '../../features/workers/WorkerReport.tsx';
import { monthFrom, monthParams, workerList } from '../../features/workers/api.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';
import { readParams } from '../../lib/search-params.ts';

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
