import type { RuleResult } from '../harness/context.ts';
import type { Finding } from '../harness/results.ts';
import { MissingOperation } from './missing.ts';

export type ReportedFinding = ReturnType<typeof reported>;

export function findingsOf({ results }: { readonly results: readonly RuleResult[] }) {
  return results.flatMap((result) => result.findings.map((finding) => reported(result, finding)));
}

/** A difference with its tokens masked. */
export function reported(
  { operation: ruleOf, name, group }: RuleResult,
  { difference, times }: Finding,
) {
  const { operation, description, expected, actual, received, curls } = difference;
  return {
    rule: `${ruleOf}/${name}`,
    operation,
    group,
    description: masked(description),
    expected: masked(expected),
    actual: masked(actual),
    received: received === undefined ? undefined : masked(received),
    isMissing: difference instanceof MissingOperation,
    times,
    curls: curls.map(masked),
  };
}

function masked(text: string): string {
  return text.replaceAll(/[\w-]+\.eyJ[\w-]*\.[\w-]*/g, '$TOKEN');
}

/** How to obtain the token of each variable in the curl commands of these results. */
export function legendFor(
  results: readonly RuleResult[],
  legend: Readonly<Record<string, string>>,
): [string, string][] {
  const curls = findingsOf({ results }).flatMap((one) => (one.isMissing ? [] : one.curls));
  return Object.entries(legend).filter(([name]) =>
    curls.some((line) => line.includes(`Bearer $${name}"`)),
  );
}
