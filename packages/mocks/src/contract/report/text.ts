import type { RuleResult } from '../harness/rule-result.ts';
import { groupBy } from '../../group-by.ts';
import { findingsOf, legendFor } from './findings.ts';
import { summaryLines } from './summary.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';
import type { UntestedItem } from './untested-items.ts';

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
