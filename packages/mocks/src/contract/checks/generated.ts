import * as fc from 'fast-check';
import { demand, type Bench, type Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { Difference, type Expectation } from '../harness/difference.ts';
import { isMalformed, isUnderstood } from '../harness/expectations.ts';
import { casesOf, type Case } from '../requests/example.ts';
import { invalidRequests, validRequests } from '../requests/generate.ts';
import { leavesOf } from '../requests/leaves.ts';

/** Made-up requests, the smallest that fails is shown: valid ones are understood, invalid ones get 400. */
export const generated: Check = {
  name: 'generated',
  title: '만들어 낸 요청: 맞는 것은 받고 틀린 것은 400',
  part: 'contract',
  run: async (bench) => {
    for (const one of await casesOf(bench)) {
      const { operation, example } = one;
      // Nothing but the product to vary: the examples have been there.
      if (leavesOf(operation).every(({ path }) => path[0] === 'product')) continue;
      const valid = isUnderstood(
        operation,
        '계약에 맞는 요청이 형식 오류로 거절되지 않아야 합니다',
      );
      await holds(bench, one, validRequests(bench, operation, example), valid);
      const invalid = isMalformed('계약과 다른 요청은 400이어야 합니다');
      await holds(bench, one, invalidRequests(operation, example), invalid);
    }
  },
};

async function holds(
  bench: Bench,
  { operation, by }: Case,
  requests: fc.Arbitrary<Parts>,
  expectation: Expectation,
): Promise<void> {
  const { client, ledger, settings } = bench;
  const property = fc.asyncProperty(requests, async (parts) => {
    await demand(client, { operation, by, parts }, expectation);
  });
  const { failed, numRuns, errorInstance } = await fc.check(property, {
    seed: settings.seed,
    numRuns: settings.runs,
  });
  if (!failed) return ledger.pass(numRuns);
  if (!(errorInstance instanceof Difference)) throw errorInstance;
  return ledger.fail(errorInstance);
}
