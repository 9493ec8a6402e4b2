import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { onSuccess } from '../../../testing/contract/interceptor.ts';
import { runAgainst } from '../../../testing/contract/run-against.ts';
import { againstBaseline, baselineSchema, jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import type { SuiteReport } from './suite-report.ts';
import { textReport } from './text.ts';

const DESCRIPTION = 'the example request succeeds';

/** A run without an owner, against a backend that answers a review with this status and markup. */
function reportOf(status: number): Promise<SuiteReport> {
  const body = { message: '<img src=x> & \u0000 ]]>' };
  const answer = () => (status === 201 ? undefined : Response.json(body, { status }));
  return runAgainst(onSuccess('createReview', answer), {
    only: ['createReview/example', 'listUsers/example'],
    headers: { 'x-key': 'secret-key' },
    accounts: { ROLE_MASTER: [] },
  });
}

const baselineOf = (report: SuiteReport) => v.parse(baselineSchema, JSON.parse(jsonReport(report)));

let report: SuiteReport;
beforeAll(async () => {
  report = await reportOf(400);
});

describe('the reports', () => {
  it('show a difference with expected, actual, received and a curl line', () => {
    const text = textReport(report);
    expect(text).toContain(`1. createReview/example: ${DESCRIPTION}\n`);
    expect(text).toContain('   expected: 2XX\n');
    expect(text).toContain('   actual:   400 "<img src=x> & ');
    expect(text).toContain('   received: 400 {"message":"<img src=x>');
    expect(text).toMatch(
      / curl -sS -i -X POST 'http:\/\/backend.test\/api\/fitness\/review' -H "x-key: \$HEADER_X_KEY" -H "authorization: Bearer \$TOKEN_MEMBER"/,
    );
    expect(text).toMatch(/^- \$TOKEN_MEMBER: sign in as \w+ with /m);
    expect(text).not.toContain('- $TOKEN_MANAGER');
    expect(text).toContain('- ROLE_MASTER: there is no account of ROLE_MASTER');
    expect(text).toContain('Left behind: 1 accounts.');
    expect(text).toMatch(/contract: \d+ passed, 1 failed$/);
  });

  it.each([textReport, jsonReport, junitReport])('never show a token or a header: %s', (write) => {
    const shown = write(report);
    expect(shown).toContain('createReview');
    expect(shown).not.toContain('eyJ');
    expect(shown).not.toContain('secret-key');
  });

  it('are well-formed as JUnit XML, with failures and skipped tests', () => {
    const xml = junitReport(report);
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    const skipped = { message: 'there is no account of ROLE_MASTER' };
    const failure = { message: DESCRIPTION };
    const testsuite = [
      { name: 'createReview', testcase: { classname: 'contract.createReview', failure } },
      { name: 'listUsers', testcase: { skipped } },
    ];
    expect(parser.parse(xml)).toMatchObject({ testsuites: { testsuite } });
  });
});

describe('a baseline', () => {
  it('knows a difference and what was untested, although numbers changed', async () => {
    const compared = againstBaseline(await reportOf(403), baselineOf(report));
    expect(compared.failed).toBe(0);
    expect(textReport(compared)).toContain(`- createReview/example: ${DESCRIPTION}, expected 2XX`);
    expect(compared.untested.map(({ isAllowed }) => isAllowed)).toEqual([true]);
    expect(baselineOf(compared).differences).toHaveLength(1);
  });

  it('fails on what is new', async () => {
    const compared = againstBaseline(report, baselineOf(await reportOf(201)));
    expect(compared.failed).toBe(1);
    expect(textReport(compared)).toContain(`1. createReview/example: ${DESCRIPTION}`);
  });
});
