import type { RowOf } from '@fitness/api-contract/client';
import { query } from '../../shared/api/operations.ts';
import { textParam } from '../../shared/url/params.ts';
import { classTimeOf, type Month } from './month.ts';

/** A trainer's performance in a month, as the server lists it. */
export type Worker = RowOf<'/api/{product}/admin/manager'>;

/** The search params of the report. */
export const monthParams = { year: textParam, month: textParam };

/** The performance of each trainer in a month. */
export function workerList(month: Month) {
  return query('listWorkers', { query: { classTime: classTimeOf(month) } });
}
