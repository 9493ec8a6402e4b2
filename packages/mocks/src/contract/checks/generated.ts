import * as fc from 'fast-check';
import { expectResponse } from '../harness/expect-response.ts';
import type { Harness, Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { Difference, type Expectation } from '../harness/difference.ts';
import { isBadRequest, isNotFormatError } from '../harness/expectations.ts';
import { exampleRequestsOf, type ExampleRequest } from '../requests/example.ts';
import { invalidRequests, validRequests } from '../requests/generate.ts';
import { requestFieldsOf } from '../requests/request-fields.ts';

/** Generated requests: 400 for invalid ones only; the smallest counterexample is reported. */
export const generated: Check = {
  name: 'generated',
  title: '만들어 낸 요청: 맞는 것은 받고 틀린 것은 400',
  part: 'contract',
  run: async (harness) => {
    for (const one of await exampleRequestsOf(harness)) {
      const { operation, example } = one;
      // Only the product could vary, which the examples cover.
      if (requestFieldsOf(operation).every(({ path }) => path[0] === 'product')) continue;
      const valid = isNotFormatError(
        operation,
        '계약에 맞는 요청이 형식 오류로 거절되지 않아야 합니다',
      );
      await checkProperty(harness, one, validRequests(harness, operation, example), valid);
      const invalid = isBadRequest('계약과 다른 요청은 400이어야 합니다');
      await checkProperty(harness, one, invalidRequests(operation, example), invalid);
    }
  },
};

async function checkProperty(
  harness: Harness,
  { operation, by }: ExampleRequest,
  requests: fc.Arbitrary<Parts>,
  expectation: Expectation,
): Promise<void> {
  const { client, results, settings } = harness;
  const property = fc.asyncProperty(requests, async (parts) => {
    await expectResponse(client, { operation, by, ...parts }, expectation);
  });
  const { failed, numRuns, errorInstance } = await fc.check(property, {
    seed: settings.seed,
    numRuns: settings.runs,
  });
  if (!failed) return results.pass(numRuns);
  if (!(errorInstance instanceof Difference)) throw errorInstance;
  return results.fail(errorInstance);
}
