import { query } from '../../shared/api/operations.ts';
import { sortParam, textParam } from '../../shared/url/params.ts';
import { sortValues } from './figures.ts';
import { classTimeOf, type Month } from './month.ts';

/** The search params of the report. */
export const monthParams = {
  year: textParam,
  month: textParam,
  sort: sortParam(Object.keys(sortValues)),
};

/** The performance of each trainer in a month. */
export function workerList(month: Month) {
  return query('listWorkers', { query: { classTime: classTimeOf(month) } });
}
