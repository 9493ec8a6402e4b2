import { describe, expect, it } from 'vitest';
import { createCoverage } from './coverage.ts';
import { Difference } from '../harness/difference.ts';
import { Results } from '../harness/results.ts';
import type { SuiteReport } from './suite-report.ts';
import { escapeHtml } from '../../html.ts';
import { htmlReport } from './html.ts';
import { checkLine, textReport } from './text.ts';

const TOKEN = `${btoa('{"alg":"HS256"}')}.eyJqdGkiOiIxMDEifQ.c2lnbmF0dXJl`;
const check = { name: 'fields', title: '빠진 필드와 잘못된 필드는 400', part: 'contract' } as const;

function reportOf(results: Results): SuiteReport {
  const result = results.result(check);
  return {
    baseUrl: 'http://localhost:8080/<b>',
    seed: 1,
    runs: 20,
    mode: 'everything',
    rules: false,
    checks: [result],
    legend: { TOKEN_CUSTOMER: '데모 계정', TOKEN_MASTER: '쓰이지 않음' },
    passed: result.passed,
    failed: result.findings.length,
    coverage: createCoverage().result(),
    leftBehind: { 리뷰: 2, 계정: 0 },
  };
}

function hostile(): Results {
  const results = new Results();
  const body = JSON.stringify({ content: "<script>alert('x')</script> & it's", token: TOKEN });
  const by = { token: TOKEN, variable: 'TOKEN_CUSTOMER' };
  const request = {
    method: 'POST',
    url: 'http://localhost:8080/api/fitness/review',
    headers: { authorization: `Bearer ${TOKEN}` },
    body,
  };
  const exchange = {
    call: { operation: 'createReview', by },
    request,
  } as const;
  for (const index of [0, 1])
    results.fail(
      new Difference(exchange, {
        description: '<img src=x>',
        expected: '400',
        actual: `201 /body/${index}/content ${TOKEN}`,
      }),
    );
  results.skip('<i>master</i> 토큰이 없습니다');
  return results;
}

describe('the reports', () => {
  it('show a repeated difference once, with expected and actual response and a curl command', () => {
    const text = textReport(reportOf(hostile()));
    expect(text).toContain('다른 점 1가지');
    expect(text).toContain('1. createReview [fields] <img src=x> (2번)');
    expect(text).toContain('기대: 400');
    expect(text).toContain(
      `curl -sS -i -X POST 'http://localhost:8080/api/fitness/review' -H "authorization: Bearer $TOKEN_CUSTOMER" --data-raw`,
    );
    expect(text).toContain('- $TOKEN_CUSTOMER: 데모 계정');
    expect(text).not.toContain('쓰이지 않음');
    expect(text.split('\n').at(-1)).toBe('contract: 0 passed, 1 failed');
  });

  it('never show a token', () => {
    const report = reportOf(hostile());
    for (const shown of [textReport(report), htmlReport(report)])
      expect(shown).not.toContain('eyJqdGkiOiIxMDEifQ');
  });

  it('escape markup in titles, differences and requests', () => {
    const html = htmlReport(reportOf(hostile()));
    expect(html).not.toMatch(/<(script|img|i|b)\b/);
    expect(html).toContain('&lt;script&gt;alert(');
    expect(html).not.toMatch(/<link|<[^>]* src=|url\(|@import/);
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
    );
  });

  it('list the skipped checks and the data that the run leaves behind', () => {
    const text = textReport(reportOf(hostile()));
    expect(text).toContain('- fields: <i>master</i> 토큰이 없습니다');
    expect(text).toContain('남은 것: 리뷰 2 ');
    expect(checkLine(hostile().result(check))).toBe(
      '✗ fields           0  빠진 필드와 잘못된 필드는 400 (다른 점 1, 건너뜀 1)',
    );
  });

  it('distinguish a status that did not occur from one that the contract does not list', () => {
    expect(textReport(reportOf(new Results()))).toMatch(/listReviews +0 +0 +· +· +· +·/);
  });
});
