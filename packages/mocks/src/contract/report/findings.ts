import type { Finding } from '../harness/results.ts';
import type { RuleResult } from '../harness/rule-result.ts';
import { masked, variablesIn } from './masking.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';

/** All differences in the order of openapi.yaml. */
export function findingsOf({ results }: Pick<SuiteReport, 'results'>): ReportedFinding[] {
  return results.flatMap((result) => result.findings.map((finding) => reported(result, finding)));
}

/** The key that identifies a difference across runs, without ids and texts of the run. */
export function keyOf({
  rule,
  operation,
  description,
}: Pick<ReportedFinding, 'rule' | 'operation' | 'description'>): string {
  return [rule, operation, description.replaceAll(/\d+/g, '#')].join(' | ');
}

/** How to obtain the tokens that the reported curl commands use. */
export function legendFor({ results, legend }: SuiteReport): [string, string][] {
  const used = variablesIn(
    results.flatMap(({ findings }) => findings.map(({ difference }) => difference)),
  );
  return Object.entries(legend).filter(([name]) => used.has(name));
}

/** A difference as reports show it. */
export function reported(result: RuleResult, { difference, times }: Finding): ReportedFinding {
  const { operation, description, expected, actual, curls } = difference;
  return {
    rule: `${result.operation}/${result.name}`,
    operation,
    group: result.group,
    description: masked(description),
    expected: masked(expected),
    actual: masked(actual),
    times,
    curls: curls.map(masked),
  };
}
