import { html } from 'hono/html';
import { groupBy } from '../../group-by.ts';
import type { RuleResult } from '../harness/context.ts';
import { reported } from './findings.ts';
import type { SuiteReport } from './suite-report.ts';

export function junitReport({ results }: SuiteReport): string {
  const suites = [...groupBy(results, ({ operation }) => operation)].map(([name, own]) =>
    element('testsuite', { name, ...totalsOf(own) }, own.map(testCase).join('')),
  );
  const all = { name: 'contract', ...totalsOf(results) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', all, suites.join(''))}`;
}

function totalsOf(results: readonly RuleResult[]): object {
  return {
    tests: results.length,
    failures: results.filter(({ findings }) => findings.length > 0).length,
    skipped: results.filter(isSkipped).length,
    time: seconds(results.reduce((sum, { durationMs }) => sum + durationMs, 0)),
  };
}

function testCase(result: RuleResult): string {
  const { operation, name, title, group, durationMs, findings, untested } = result;
  const failures = findings.map((finding) => {
    const { description, expected, actual, received, curls } = reported(result, finding);
    const lines = [`expected: ${expected}`, `actual: ${actual}`, `received: ${received}`, ...curls];
    const text = lines.join('\n');
    return element('failure', { message: description }, escaped(text));
  });
  const skipped = isSkipped(result) ? element('skipped', { message: untested?.message }) : '';
  const named = { classname: `${group}.${operation}`, name: `${name}: ${title}` };
  return element('testcase', { ...named, time: seconds(durationMs) }, failures.join('') + skipped);
}

function isSkipped({ findings, untested }: RuleResult): boolean {
  return findings.length === 0 && untested !== undefined;
}

function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}

function element(name: string, attributes: object, content = ''): string {
  const given = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  return `<${name}${given.join('')}>${content}</${name}>\n`;
}

/** Without the control characters that XML does not allow. */
function escaped(text: unknown): string {
  const allowed = [...String(text)].filter((one) => one >= ' ' || /\s/.test(one));
  return String(html`${allowed.join('')}`);
}
