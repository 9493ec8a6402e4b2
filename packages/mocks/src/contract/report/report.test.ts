import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { RuleResult } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import { Untested } from '../harness/untested.ts';
import { wireRequest } from '../wire/call.ts';
import { createCoverage } from './coverage.ts';
import { htmlReport } from './html.ts';
import { againstBaseline, jsonReport, readBaseline } from './json.ts';
import { junitReport } from './junit.ts';
import type { SuiteReport } from './suite-report.ts';
import { textReport } from './text.ts';

const TOKEN = `${btoa('{"alg":"HS256"}')}.eyJqdGkiOiIxMDEifQ.c2lnbmF0dXJl`;

function findingOf(description: string, times = 1) {
  const call = {
    operation: 'createReview',
    by: { token: TOKEN, variable: 'TOKEN_CUSTOMER' },
    body: { content: "<script>alert('x')</script> & it's", token: TOKEN },
  } as const;
  const request = wireRequest('http://localhost:8080', 'fitness', call, { 'x-key': 'secret-key' });
  const actual = `201 /body/content \u0000 ${TOKEN} ]]>`;
  const found = { description, expected: '400', actual };
  return { difference: new Difference({ call, request }, found), times };
}

function resultOf(values: Partial<RuleResult>): RuleResult {
  return {
    operation: 'createReview',
    name: 'fields',
    title: 'wrong values are refused <b>',
    group: 'contract',
    reaches: undefined,
    passed: 3,
    findings: [],
    untested: undefined,
    requests: 4,
    durationMs: 12,
    ...values,
  };
}

function reportOf(...results: RuleResult[]): SuiteReport {
  return {
    baseUrl: 'http://localhost:8080/<b>',
    seed: 1,
    runs: 20,
    rules: false,
    isSafe: false,
    results,
    coverage: createCoverage().rows,
    untested: [],
    legend: { TOKEN_CUSTOMER: 'sign in as customer1', TOKEN_MASTER: 'not in use' },
    passed: 3,
    failed: results.reduce((sum, { findings }) => sum + findings.length, 0),
    requests: 4,
    resent: { rateLimited: 2, closedConnections: 0, expiredTokens: 1 },
    durationMs: 20,
    leftBehind: { reviews: 2, accounts: 0 },
  };
}

const hostile = resultOf({ findings: [findingOf('review 12: <img src=x>', 2)] });
const skipped = resultOf({
  operation: 'listReviews',
  name: 'order',
  untested: new Untested('ROLE_MASTER', 'there is no account of <i>'),
});

describe('the reports', () => {
  it('show a repeated difference once, with expected, actual and a curl line', () => {
    const text = textReport(reportOf(hostile));
    expect(text).toContain('1. createReview/fields: review 12: <img src=x> (2 times)');
    expect(text).toContain('expected: 400');
    expect(text).toContain(
      `curl -sS -i -X POST 'http://localhost:8080/api/fitness/review' -H "x-key: $HEADER_X_KEY" -H "authorization: Bearer $TOKEN_CUSTOMER"`,
    );
    expect(text).toContain('- $TOKEN_CUSTOMER: sign in as customer1');
    expect(text).not.toContain('not in use');
    expect(text).toContain('Left behind: 2 reviews.');
    expect(text.split('\n').at(-1)).toBe('contract: 3 passed, 1 failed');
  });

  it.each([
    ['text', textReport],
    ['HTML', htmlReport],
    ['JSON', jsonReport],
    ['JUnit', junitReport],
  ])('never show a token or the value of a header: %s', (_, write) => {
    const shown = write(reportOf(hostile, skipped));
    expect(shown).toContain('createReview');
    expect(shown).not.toContain('eyJqdGkiOiIxMDEifQ');
    expect(shown).not.toContain('secret-key');
  });

  it('escape markup in HTML, which loads nothing', () => {
    const html = htmlReport(reportOf(hostile, skipped));
    expect(html).not.toMatch(/<(script|img|i|b)\b/);
    expect(html).toContain('&lt;script&gt;alert(');
    expect(html).not.toMatch(/<link|<[^>]* src=|url\(|@import/);
  });

  it('are well-formed as JUnit XML, with failures and skipped tests', () => {
    const xml = junitReport(reportOf(hostile, skipped));
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    const failure = { message: 'review 12: <img src=x>' };
    const testsuite = [
      { name: 'createReview', testcase: { classname: 'contract.createReview', failure } },
      { name: 'listReviews', testcase: { skipped: { message: 'there is no account of <i>' } } },
    ];
    expect(parser.parse(xml)).toMatchObject({
      testsuites: { tests: '2', failures: '1', skipped: '1', testsuite },
    });
  });
});

describe('a baseline', () => {
  const baseline = readBaseline(jsonReport(reportOf(hostile)));

  it('recognises a known difference although its numbers changed, and counts only new ones', () => {
    const findings = [findingOf('review 345: <img src=x>'), findingOf('something new')];
    const report = againstBaseline(reportOf(resultOf({ findings })), baseline);
    expect(report.failed).toBe(1);
    expect(textReport(report)).toContain('1. createReview/fields: something new');
    expect(report.compared?.known).toHaveLength(1);
    expect(report.compared?.gone).toEqual([]);
    expect(readBaseline(jsonReport(report)).differences).toHaveLength(2);
  });

  it('names what is gone, but not where the rule did not run', () => {
    expect(againstBaseline(reportOf(resultOf({})), baseline).compared?.gone).toEqual([
      'createReview/fields: review 12: <img src=x>',
    ]);
    expect(againstBaseline(reportOf(skipped), baseline).compared?.gone).toEqual([]);
  });

  it('excludes what was untested before, and nothing else', () => {
    const items = ['signUp/400', 'signUp/409'].map(
      (name) => ({ name, cause: 'data', reason: 'why', isAllowed: false }) as const,
    );
    const before = readBaseline(jsonReport({ ...reportOf(), untested: items.slice(0, 1) }));
    const { untested } = againstBaseline({ ...reportOf(), untested: items }, before);
    expect(untested.map(({ isAllowed }) => isAllowed)).toEqual([true, false]);
  });
});
