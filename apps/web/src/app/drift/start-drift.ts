import { now } from '../../shared/dates/clock.ts';
import { observeResponses } from '../../shared/api/client.ts';
import { createDriftReport, type DriftReport } from './drift-report.ts';

const report = createDriftReport();

/** What this run of the app found out about its backend. */
export function driftReport(): DriftReport {
  return report;
}

/** Checks every answer of the backend against the contract from now on, and says in the console where one differs. */
export function startDrift() {
  return observeResponses((answer) => {
    for (const { operation, status, pointer, kind } of report.observe(answer))
      console.warn('[fitness]', 'drift', operation, status, pointer, kind);
  });
}

/** The report as JSON: which differences, how often, out of how many answers; no values. */
export function driftJson({ list, checked }: DriftReport) {
  return JSON.stringify(
    { createdAt: new Date(now()).toISOString(), checked: checked(), differences: list() },
    null,
    2,
  );
}
