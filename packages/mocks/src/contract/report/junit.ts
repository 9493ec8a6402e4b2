import { groupBy } from '../../group-by.ts';
import { escapeHtml } from '../../html.ts';
import type { RuleResult } from '../harness/rule-result.ts';
import { findingsOf } from './findings.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';

/** The report as JUnit XML: one test suite for each operation, one test case for each rule. */
export function junitReport(report: SuiteReport): string {
  const findings = groupBy(findingsOf(report), ({ rule }) => rule);
  const suites = [...groupBy(report.results, ({ operation }) => operation)].map(
    ([operation, results]) => {
      const cases = results.map((result) => testCase(result, findings));
      return `  <testsuite name="${operation}" ${totalsOf(results)}>\n${cases.join('')}  </testsuite>\n`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" ${totalsOf(report.results)}>
${suites.join('')}</testsuites>
`;
}

function totalsOf(results: readonly RuleResult[]): string {
  const count = (is: (result: RuleResult) => boolean): number => results.filter(is).length;
  const seconds = results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  return `tests="${results.length}" failures="${count(isFailed)}" skipped="${count(isSkipped)}" time="${seconds.toFixed(3)}"`;
}

function testCase(
  result: RuleResult,
  findings: ReadonlyMap<string, readonly ReportedFinding[]>,
): string {
  const { operation, name, title, group, durationMs, untested } = result;
  const content = isFailed(result)
    ? (findings.get(`${operation}/${name}`) ?? []).map(failure).join('')
    : isSkipped(result)
      ? `      <skipped message="${xmlText(untested?.message ?? '')}"/>\n`
      : '';
  return `    <testcase classname="${group}.${operation}" name="${xmlText(`${name}: ${title}`)}" time="${(durationMs / 1000).toFixed(3)}">\n${content}    </testcase>\n`;
}

function failure({ description, expected, actual, curls }: ReportedFinding): string {
  const text = `expected: ${expected}\nactual: ${actual}\n${curls.join('\n')}`;
  return `      <failure message="${xmlText(description)}">${xmlText(text)}</failure>\n`;
}

/** Escaped, and without the control characters that XML does not allow. */
function xmlText(text: string): string {
  const printable = [...text].filter((character) => character >= ' ' || /[\t\n\r]/.test(character));
  return escapeHtml(printable.join(''));
}

function isFailed({ findings }: RuleResult): boolean {
  return findings.length > 0;
}

function isSkipped(result: RuleResult): boolean {
  return !isFailed(result) && result.untested !== undefined;
}
