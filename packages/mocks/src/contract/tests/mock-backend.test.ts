import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../report/findings.ts';
import type { SuiteReport } from '../report/suite-report.ts';
import { runAgainst } from '../../../testing/contract/run-against.ts';

let report: SuiteReport;
beforeAll(async () => {
  report = await runAgainst(({ respond }) => respond(), { runs: 2 });
});

describe('the mock backend', () => {
  it('keeps every rule of the contract suite, with nothing untested @mock:new-customer @mock:own-membership @mock:seats @mock:uuid @mock:delete-gives-back @mock:workers @role:operations', () => {
    expect(findingsOf(report)).toEqual([]);
    expect(report.untested).toEqual([]);
    expect(report.passed).toBeGreaterThan(1000);
  });

  it.each(Object.keys(errorResponses) as ErrorName[])(
    'gives the suite the error with the status and message of openapi.yaml @response:%s',
    (name) => {
      const times = report.coverage.map(({ errors }) => errors[name] ?? 0);
      expect(Math.max(...times)).toBeGreaterThan(0);
    },
  );
});
