import type { RuleResult } from '../harness/context.ts';
import type { Finding } from '../harness/results.ts';
import { MissingOperation } from './missing.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';

export function findingsOf({ results }: Pick<SuiteReport, 'results'>): ReportedFinding[] {
  return results.flatMap((result) => result.findings.map((finding) => reported(result, finding)));
}

export function reported(
  { operation: ruleOf, name, group }: RuleResult,
  { difference, times }: Finding,
): ReportedFinding {
  const { operation, description, expected, actual, received, curls } = difference;
  return {
    rule: `${ruleOf}/${name}`,
    operation,
    group,
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

export function legendFor(report: SuiteReport): [string, string][] {
  const curls = findingsOf(report).flatMap((one) => (one.isMissing ? [] : one.curls));
  return Object.entries(report.legend).filter(([name]) =>
    curls.some((line) => line.includes(`Bearer $${name}"`)),
  );
}
