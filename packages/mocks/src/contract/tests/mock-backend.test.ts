import { expect, it } from 'vitest';
import { findingsOf } from '../report/findings.ts';
import { runAgainst } from '../../../testing/contract/run-against.ts';

it('the mock backend keeps every rule of the contract suite, with nothing untested @mock:new-customer @mock:own-membership @mock:seats @mock:uuid @mock:delete-gives-back @mock:workers @role:operations', async () => {
  const report = await runAgainst(({ respond }) => respond(), { runs: 2 });
  expect(findingsOf(report)).toEqual([]);
  expect(report.untested).toEqual([]);
  expect(report.passed).toBeGreaterThan(1000);
});
