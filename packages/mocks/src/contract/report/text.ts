import { COLUMNS } from './coverage.ts';
import type { CheckResult } from '../harness/results.ts';
import type { SuiteReport } from './suite-report.ts';
import { findingsOf, legendFor, type ReportedFinding } from './findings.ts';
import { coverageLine, leftBehindLine, settingsLine } from './summary-lines.ts';

/** The line that is printed after each check. */
export function checkLine({ name, title, passed, findings, skipped }: CheckResult): string {
  const mark = findings.length > 0 ? '✗' : passed > 0 ? '✓' : '-';
  const rest = [
    findings.length > 0 ? `다른 점 ${findings.length}` : '',
    skipped.length > 0 ? `건너뜀 ${skipped.length}` : '',
  ].filter(Boolean);
  return `${mark} ${name.padEnd(13)}${String(passed).padStart(5)}  ${title}${rest.length > 0 ? ` (${rest.join(', ')})` : ''}`;
}

/** The report on all checks: differences with curl commands, skipped parts, coverage, totals. */
export function textReport(report: SuiteReport): string {
  const findings = findingsOf(report);
  const skipped = report.checks.flatMap((check) =>
    check.skipped.map((reason) => `- ${check.name}: ${reason}`),
  );
  const legend = legendFor(report).map(([name, howTo]) => `- $${name}: ${howTo}`);
  const left = leftBehindLine(report);
  return [
    settingsLine(report),
    ...section(
      `다른 점 ${findings.length}가지`,
      findings.length === 0 ? ['계약과 다른 점이 없습니다.'] : limited(findings.map(findingLines)),
    ),
    ...section('토큰을 얻는 법', legend),
    ...section('건너뛴 것', skipped),
    ...section('답한 상태 (0: 계약에 있지만 보지 못함, ·: 계약에 없음)', coverageLines(report)),
    coverageLine(report),
    ...(left === undefined ? [] : [left]),
    '',
    `contract: ${report.passed} passed, ${report.failed} failed`,
  ].join('\n');
}

// The HTML report has all of them.
const MAX_FINDINGS = 100;

function limited(lines: readonly string[]): string[] {
  return lines.length <= MAX_FINDINGS
    ? [...lines]
    : [
        ...lines.slice(0, MAX_FINDINGS),
        `… 그리고 ${lines.length - MAX_FINDINGS}가지 더: --report FILE.html 에 모두 있습니다`,
      ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines, ''];
}

function findingLines(
  { check, operation, description, expected, actual, times, curls }: ReportedFinding,
  index: number,
): string {
  const head = `${index + 1}. ${operation} [${check}] ${description}${times > 1 ? ` (${times}번)` : ''}`;
  return [
    head,
    `   기대: ${expected}`,
    `   실제: ${actual}`,
    ...curls.map((line) => `   ${line}`),
  ].join('\n');
}

function coverageLines({ coverage }: SuiteReport): string[] {
  const widest = Math.max(...coverage.rows.map(({ operation }) => operation.length));
  const cells = (values: readonly string[]): string =>
    values.map((value) => value.padStart(6)).join('');
  return [
    `${''.padEnd(widest)}${cells(COLUMNS)}`,
    ...coverage.rows.map(
      ({ operation, counts }) =>
        `${operation.padEnd(widest)}${cells(COLUMNS.map((status) => String(counts[status] ?? '·')))}`,
    ),
  ];
}
