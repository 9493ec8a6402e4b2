import { groupBy } from '../../group-by.ts';
import type { RuleResult } from '../harness/context.ts';
import { reported } from './findings.ts';
import type { SuiteReport } from './suite-report.ts';

/** One suite for each operation and one test for each rule. */
export function junitReport({ results }: SuiteReport): string {
  const suites = [...groupBy(results, ({ operation }) => operation)].map(([name, own]) =>
    element('testsuite', { name, tests: own.length }, own.map(testCase).join('')),
  );
  const all = element('testsuites', { name: 'contract' }, suites.join(''));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}`;
}

function testCase(result: RuleResult): string {
  const { operation, name, title, group, durationMs, findings, untested } = result;
  const failures = findings.map((finding) => {
    const { description, expected, actual, curls } = reported(result, finding);
    const text = [`expected: ${expected}`, `actual: ${actual}`, ...curls].join('\n');
    return element('failure', { message: description }, escaped(text));
  });
  const isSkipped = untested !== undefined && findings.length === 0;
  const skipped = isSkipped ? element('skipped', { message: untested.message }) : '';
  const time = (durationMs / 1000).toFixed(3);
  const attributes = { classname: `${group}.${operation}`, name: `${name}: ${title}`, time };
  return element('testcase', attributes, failures.join('') + skipped);
}

function element(name: string, attributes: object, content = ''): string {
  const given = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  return `<${name}${given.join('')}>${content}</${name}>\n`;
}

/** Markup as text, without the control characters that XML does not allow. */
function escaped(text: unknown): string {
  return [...String(text)]
    .filter((one) => one >= ' ' || /\s/.test(one))
    .map((one) => (/[<>&"]/.test(one) ? `&#${one.charCodeAt(0)};` : one))
    .join('');
}
