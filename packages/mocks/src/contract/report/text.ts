import type { RuleResult } from '../harness/rule.ts';
import { groupBy } from '../../group-by.ts';
import { findingsOf, legendFor } from './findings.ts';
import type { ReportedFinding, SuiteReport, UntestedItem } from './suite-report.ts';

/** The report as plain text; its last line is `contract: N passed, N failed`. */
export function textReport(report: SuiteReport): string {
  return [
    ...sectionsOf(report).flatMap(([title, items]) => [`${title} (${items.length})`, ...items, '']),
    ...summaryLines(report),
    `contract: ${report.passed} passed, ${report.failed} failed`,
  ].join('\n');
}

/** The sections of the report that have entries, each a title with its texts. */
export function sectionsOf(report: SuiteReport): (readonly [string, readonly string[]])[] {
  const { compared, untested } = report;
  const open = untested.filter(({ isAllowed }) => !isAllowed);
  const excluded = untested.filter(({ isAllowed }) => isAllowed);
  const tokens = legendFor(report).map(([name, howTo]) => `- $${name}: ${howTo}`);
  const sections = [
    ['Differences', findingsOf(report).map(findingText)],
    ['Tokens in the commands', tokens],
    ['Differences of the baseline', compared?.known.map(knownLine) ?? []],
    ['Gone since the baseline', compared?.gone.map((line) => `- ${line}`) ?? []],
    ['Untested', untestedLines(open)],
    ['Untested, excluded by the options', untestedLines(excluded)],
  ] as const;
  return sections.filter(([, items]) => items.length > 0);
}

/** One line about a rule that does not pass; undefined where it does. */
export function ruleLine({ operation, name, findings, untested }: RuleResult): string | undefined {
  if (findings.length > 0) return `✗ ${operation}/${name}: ${findings.length} differ`;
  // With --safe most rules are untested on purpose.
  return untested && untested.cause !== 'safe'
    ? `- ${operation}/${name}: untested, ${untested.message}`
    : undefined;
}

function knownLine({ rule, description, expected, actual }: ReportedFinding): string {
  return `- ${rule}: ${description}, expected ${expected}, got ${actual}`;
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
  const { seed, runs, rules, isSafe, requests, durationMs, resent, compared } = report;
  const kinds = rules ? 'the contract and the rules of the studio' : 'the contract';
  const seconds = (durationMs / 1000).toFixed(1);
  const sentAgain = [
    [resent.rateLimited, 'after a 429, at the time of its Retry-After'],
    [resent.closedConnections, 'over a new connection, after an idle one was closed'],
    [resent.expiredTokens, 'with a new token, after the old one had expired'],
  ] as const;
  return [
    `Checked ${kinds}${isSafe ? ', reading only' : ''}: ${report.results.length} rules, ${requests} requests, ${seconds} s (--seed ${seed} --runs ${runs}).`,
    coverageLine(report),
    ...countedLines('Sent again', sentAgain, '; '),
    ...(compared
      ? [
          `Compared with the baseline: ${compared.known.length} differences are known, ${compared.gone.length} are gone.`,
        ]
      : []),
    ...leftBehindLines(report),
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
