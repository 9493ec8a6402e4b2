import { groupBy } from '../../group-by.ts';
import { html, type Html } from '../../html.ts';
import type { RuleResult } from '../harness/rule.ts';
import { reported } from './findings.ts';
import type { SuiteReport } from './suite-report.ts';

/** The report as JUnit XML: one test suite for each operation, one test case for each rule. */
export function junitReport({ results }: SuiteReport): string {
  const suites = [...groupBy(results, ({ operation }) => operation)].map(
    ([operation, own]) => html`
      <testsuite name="${operation}" ${totalsOf(own)}> ${own.map(testCase)} </testsuite>
    `,
  );
  const { text } = html`<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="contract" ${totalsOf(results)}> ${suites}</testsuites> `;
  // XML allows no other control characters.
  return [...text].filter((character) => character >= ' ' || /\s/.test(character)).join('');
}

function totalsOf(results: readonly RuleResult[]): Html {
  const failed = results.filter(({ findings }) => findings.length > 0);
  const skipped = results.filter(isSkipped);
  const durationMs = results.reduce((sum, result) => sum + result.durationMs, 0);
  return html`tests="${results.length}" failures="${failed.length}" skipped="${skipped.length}"
  time="${seconds(durationMs)}"`;
}

function testCase(result: RuleResult): Html {
  const { operation, name, title, group, durationMs, findings, untested } = result;
  const failures = findings.map((finding) => {
    const { description, expected, actual, curls } = reported(result, finding);
    const text = `expected: ${expected}\nactual: ${actual}\n${curls.join('\n')}`;
    return html` <failure message="${description}">${text}</failure> `;
  });
  const skipped = isSkipped(result) && html` <skipped message="${untested?.message}" /> `;
  return html`
    <testcase
      classname="${group}.${operation}"
      name="${name}: ${title}"
      time="${seconds(durationMs)}"
    >
      ${failures}${skipped || ''}
    </testcase>
  `;
}

function isSkipped({ findings, untested }: RuleResult): boolean {
  return findings.length === 0 && untested !== undefined;
}

function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}
