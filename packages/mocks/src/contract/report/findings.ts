import { masked, variablesIn } from './masking.ts';
import type { Finding } from '../harness/results.ts';
import type { SuiteReport } from './suite-report.ts';

/** A difference with its tokens masked. */
export interface ReportedFinding {
  readonly check: string;
  readonly operation: string;
  readonly description: string;
  readonly expected: string;
  readonly actual: string;
  readonly times: number;
  readonly curls: readonly string[];
}

/** All differences in the order of their discovery. */
export function findingsOf({ checks }: SuiteReport): ReportedFinding[] {
  return checks.flatMap((check) => check.findings.map((finding) => shown(check.name, finding)));
}

/** How to obtain the tokens that the reported curl commands use. */
export function legendFor({ checks, legend }: SuiteReport): [string, string][] {
  const used = variablesIn(
    checks.flatMap((check) => check.findings.map(({ difference }) => difference)),
  );
  return Object.entries(legend).filter(([name]) => used.has(name));
}

function shown(check: string, { difference, times }: Finding): ReportedFinding {
  const { operation, description, expected, actual, curls } = difference;
  return {
    check,
    operation,
    description: masked(description),
    expected: masked(expected),
    actual: masked(actual),
    times,
    curls: curls.map(masked),
  };
}
