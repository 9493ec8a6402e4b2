import type { Finding } from '../harness/results.ts';
import type { RuleResult } from '../harness/context.ts';
import { MissingOperation } from './missing.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';

/** All differences in the order of openapi.yaml. */
export function findingsOf({ results }: Pick<SuiteReport, 'results'>): ReportedFinding[] {
  return results.flatMap((result) => result.findings.map((finding) => reported(result, finding)));
}

export function reported(result: RuleResult, { difference, times }: Finding): ReportedFinding {
  const { operation, description, expected, actual, received, curls } = difference;
  return {
    rule: `${result.operation}/${result.name}`,
    operation,
    group: result.group,
    description: masked(description),
    expected: masked(expected),
    actual: masked(actual),
    ...(received !== undefined && { received: masked(received) }),
    ...(difference instanceof MissingOperation && { isMissing: true }),
    times,
    curls: curls.map(masked),
  };
}

function masked(text: string): string {
  return text.replaceAll(/[\w-]+\.eyJ[\w-]*\.[\w-]*/g, '$TOKEN');
}

/** How to obtain the tokens that the reported curl commands use. */
export function legendFor({ results, legend }: SuiteReport): [string, string][] {
  const curls = results.flatMap(({ findings }) =>
    findings.flatMap(({ difference }) =>
      difference instanceof MissingOperation ? [] : difference.curls,
    ),
  );
  return Object.entries(legend).filter(([name]) =>
    curls.some((line) => line.includes(`Bearer $${name}"`)),
  );
}
