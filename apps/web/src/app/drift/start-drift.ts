import { observeResponses } from '../../shared/api/client.ts';
import { createDriftReport } from './drift-report.ts';

/** The differences between responses and contract since the page was loaded. */
export const driftReport = createDriftReport();

/** Checks every response against the contract from now on and logs each new difference. */
export function startDriftCheck() {
  observeResponses((response) => {
    for (const { operation, status, pointer, kind } of driftReport.observe(response))
      console.warn('[fitness]', 'drift', operation, status, pointer, kind);
  });
}
