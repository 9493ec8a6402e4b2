import { groupBy } from '../../group-by.ts';
import { findingsOf, legendFor, type ReportedFinding } from './findings.ts';
import type { CoverageItem, SuiteReport, UntestedItem } from './suite-report.ts';

/** The report as plain text; its last line is `contract: N passed, N failed`. */
export function textReport(report: SuiteReport): string {
  const untested = report.untested.filter(({ cause }) => cause !== 'missing');
  const found = findingsOf(report);
  const differing = merged(found.filter(({ isMissing }) => !isMissing));
  const byOperation = groupBy(differing, ([{ operation }]) => operation);
  return [
    ...section('Missing operations', found.filter(({ isMissing }) => isMissing).map(missingLine)),
    ...[...byOperation].flatMap(([operation, own]) =>
      section(
        `Differences of ${operation}`,
        own.map((same) => findingText(same, differing.indexOf(same) + 1)),
      ),
    ),
    ...section(
      'Tokens in the commands',
      legendFor(report.results, report.legend).map(([name, howTo]) => `- $${name}: ${howTo}`),
    ),
    ...section('Differences of the baseline', report.known?.map(knownLine) ?? []),
    ...section('Untested', untestedLines(untested.filter(({ isAllowed }) => !isAllowed))),
    ...section(
      'Untested, which does not fail the run',
      untestedLines(untested.filter(({ isAllowed }) => isAllowed)),
    ),
    ...summaryLines(report),
    `contract: ${report.passed} passed, ${report.failed} failed`,
  ].join('\n');
}

function section(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${title} (${items.length})`, ...items, ''];
}

function knownLine({ rule, description, expected, actual }: ReportedFinding): string {
  return `- ${rule}: ${description}, expected ${expected}, got ${actual}`;
}

function missingLine({ operation, description, actual }: ReportedFinding): string {
  return `- ${operation}: ${description.replace('there is', 'there is no')} (${actual})`;
}

type Same = readonly [ReportedFinding, ...ReportedFinding[]];

function merged(findings: readonly ReportedFinding[]): readonly Same[] {
  const keyOf = ({ operation, description, expected, actual }: ReportedFinding): string =>
    [operation, description, expected, actual].join('\n');
  return [...groupBy(findings, keyOf).values()] as unknown as Same[];
}

function findingText([finding, ...others]: Same, number: number): string {
  const { rule, operation, description, expected, actual, received, times, curls } = finding;
  const where = rule.startsWith(`${operation}/`) ? '' : `, at ${operation}`;
  return [
    `${number}. ${rule}${where}: ${description}${times > 1 ? ` (${times} times)` : ''}`,
    ...(others.length > 0 ? [`   also in:  ${others.map((other) => other.rule).join(', ')}`] : []),
    `   expected: ${expected}`,
    `   actual:   ${actual}`,
    ...(received === undefined ? [] : [`   received: ${received}`]),
    ...curls.map((line) => `   ${line}`),
  ].join('\n');
}

function untestedLines(items: readonly UntestedItem[]): string[] {
  const byReason = groupBy(items, ({ cause, reason }) => `${cause}: ${reason}`);
  return [...byReason].map(
    ([reason, found]) => `- ${reason}\n    ${found.map(({ name }) => name).join(', ')}`,
  );
}

function summaryLines(report: SuiteReport): string[] {
  const { seed, runs, rules, isSafe, requests, durationMs, resent } = report;
  const kinds = rules ? 'the contract and the rules of the studio' : 'the contract';
  const seconds = (durationMs / 1000).toFixed(1);
  const sentAgain = [
    [resent.rateLimited, 'after a 429, at the time of its Retry-After'],
    [resent.expiredTokens, 'with a new token, after the old one had expired'],
  ] as const;
  return [
    `Checked ${kinds}${isSafe ? ', reading only' : ''}: ${report.results.length} rules, ${requests} requests, ${seconds} s (--seed ${seed} --runs ${runs}).`,
    coverageLine(report),
    ...countedLines('Sent again', sentAgain, '; '),
    ...leftBehindLines(report),
  ];
}

function coverageLine({ coverage, untested }: SuiteReport): string {
  const ratio = (kind: CoverageItem['kind']): string => {
    const all = coverage.filter((item) => item.kind === kind);
    return `${all.filter(({ count }) => count > 0).length}/${all.length}`;
  };
  const seen = `statuses ${ratio('status')}, roles ${ratio('role')}, named errors ${ratio('error')}`;
  const excluded = untested.filter(({ isAllowed }) => isAllowed).length;
  const allowed = excluded > 0 ? `, of which ${excluded} do not fail the run` : '';
  return `Seen: ${seen}. Untested: ${untested.length}${allowed}.`;
}

export function leftBehindLines({ leftBehind }: Pick<SuiteReport, 'leftBehind'>): string[] {
  const counts = Object.entries(leftBehind).map(([what, count]) => [count, what] as const);
  return countedLines('Left behind', counts, ', ');
}

function countedLines(
  label: string,
  counts: readonly (readonly [number, string])[],
  separator: string,
): string[] {
  const shown = counts.filter(([count]) => count > 0).map((counted) => counted.join(' '));
  return shown.length === 0 ? [] : [`${label}: ${shown.join(separator)}.`];
}
