import type { RuleResult } from '../harness/rule.ts';
import { groupBy } from '../../group-by.ts';
import { findingsOf, legendFor } from './findings.ts';
import type { ReportedFinding, SuiteReport, UntestedItem } from './suite-report.ts';

/** The report as plain text; its last line is `contract: N passed, N failed`. */
export function textReport(report: SuiteReport): string {
  const findings = findingsOf(report);
  const open = report.untested.filter(({ isAllowed }) => !isAllowed);
  const excluded = report.untested.filter(({ isAllowed }) => isAllowed);
  return [
    ...part('Differences', findings.map(findingText)),
    ...part(
      'Tokens in the commands',
      legendFor(report).map(([name, howTo]) => `- $${name}: ${howTo}`),
    ),
    ...part('Differences of the baseline', report.compared?.known.map(knownLine) ?? []),
    ...part('Gone since the baseline', report.compared?.gone.map((line) => `- ${line}`) ?? []),
    ...part('Untested', untestedLines(open)),
    ...part('Untested, excluded by the options', untestedLines(excluded)),
    ...summaryLines(report),
    `contract: ${report.passed} passed, ${report.failed} failed`,
  ].join('\n');
}

/** One line about a rule that does not pass; undefined where it does. */
export function ruleLine({ operation, name, findings, untested }: RuleResult): string | undefined {
  if (findings.length > 0) return `✗ ${operation}/${name}: ${findings.length} differ`;
  // With --safe most rules are untested, as asked for.
  return untested && untested.cause !== 'safe'
    ? `- ${operation}/${name}: untested, ${untested.message}`
    : undefined;
}

function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines, ''];
}

function knownLine({ rule, description, actual }: ReportedFinding): string {
  return `- ${rule}: ${description}, got ${actual}`;
}

function findingText(finding: ReportedFinding, index: number): string {
  const { rule, operation, description, expected, actual, times, curls } = finding;
  const where = rule.startsWith(`${operation}/`) ? '' : `, at ${operation}`;
  return [
    `${index + 1}. ${rule}${where}: ${description}${times > 1 ? ` (${times} times)` : ''}`,
    `   expected: ${expected}`,
    `   actual:   ${actual}`,
    ...curls.map((line) => `   ${line}`),
  ].join('\n');
}

/** One line for each cause with the names of its untested items. */
function untestedLines(items: readonly UntestedItem[]): string[] {
  const byReason = groupBy(items, ({ cause, reason }) => `${cause}: ${reason}`);
  return [...byReason].map(
    ([reason, found]) => `- ${reason}\n    ${found.map(({ name }) => name).join(', ')}`,
  );
}

/** Lines about the run as a whole, for every kind of report. */
export function summaryLines(report: SuiteReport): string[] {
  const { seed, runs, rules, isSafe, requests, durationMs } = report;
  const kinds = rules ? 'the contract and the rules of the studio' : 'the contract';
  const seconds = (durationMs / 1000).toFixed(1);
  return [
    `Checked ${kinds}${isSafe ? ', reading only' : ''}: ${report.results.length} rules, ${requests} requests, ${seconds} s (--seed ${seed} --runs ${runs}).`,
    coverageLine(report),
    ...resentLines(report),
    ...baselineLines(report),
    ...leftBehindLines(report),
  ];
}

function resentLines({ resent }: SuiteReport): string[] {
  const reasons = [
    [resent.rateLimited, 'after a 429, at the time of its Retry-After'],
    [resent.closedConnections, 'over a new connection, after an idle one was closed'],
    [resent.expiredTokens, 'with a new token, after the old one had expired'],
  ] as const;
  const shown = reasons.filter(([count]) => count > 0);
  return shown.length === 0
    ? []
    : [`Sent again: ${shown.map(([count, reason]) => `${count} ${reason}`).join('; ')}.`];
}

function baselineLines({ compared }: SuiteReport): string[] {
  if (!compared) return [];
  const { known, gone } = compared;
  return [
    `Compared with the baseline: ${known.length} differences are known, ${gone.length} are gone.`,
  ];
}

function coverageLine({ coverage, untested }: SuiteReport): string {
  const ratio = (counts: (row: SuiteReport['coverage'][number]) => object): string => {
    const all = coverage.flatMap((row) => Object.values(counts(row)) as number[]);
    return `${all.filter((count) => count > 0).length}/${all.length}`;
  };
  const excluded = untested.filter(({ isAllowed }) => isAllowed).length;
  return `Seen: statuses ${ratio((row) => row.statuses)}, roles ${ratio((row) => row.roles)}, named errors ${ratio((row) => row.errors)}. Untested: ${untested.length}${excluded > 0 ? `, of which ${excluded} excluded` : ''}.`;
}

/** One line about what stays on the backend; none where nothing does. */
export function leftBehindLines({ leftBehind }: Pick<SuiteReport, 'leftBehind'>): string[] {
  const left = Object.entries(leftBehind).filter(([, count]) => count > 0);
  return left.length === 0
    ? []
    : [`Left behind: ${left.map(([what, count]) => `${count} ${what}`).join(', ')}.`];
}
