import type { OperationId } from '@fitness/api-contract/operations';
import * as fc from 'fast-check';
import type { Parts } from '../wire/call.ts';
import type { Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import {
  expectResponse,
  isBadRequest,
  isNotFormatError,
  type Expectation,
} from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import type { User } from '../harness/users.ts';
import { exampleRequests } from '../requests/example.ts';
import { invalidRequests, validRequests } from '../requests/generate.ts';
import { requestFieldsOf } from '../requests/request-fields.ts';

/**
 * Sends generated requests: 400 for invalid ones only; reports the smallest counterexample. Undefined if only `product` could
 * vary.
 */
export function generatedRule(operation: OperationId): Rule | undefined {
  if (requestFieldsOf(operation).every(({ path }) => path[0] === 'product')) return undefined;
  const title = 'generated valid requests are accepted and generated invalid ones are a 400';
  return contractRule('generated', title, async (context) => {
    const { by, parts } = await (await exampleRequests(context, operation))();
    const valid = isNotFormatError(operation, 'a valid request is no format error');
    const { settings } = context;
    await checkProperty(context, operation, by, validRequests(settings, operation, parts), valid);
    const invalid = isBadRequest('an invalid request is a 400');
    await checkProperty(context, operation, by, invalidRequests(operation, parts), invalid);
  });
}

async function checkProperty(
  context: Context,
  operation: OperationId,
  by: User | undefined,
  requests: fc.Arbitrary<Parts>,
  expectation: Expectation,
): Promise<void> {
  const { results, settings } = context;
  const property = fc.asyncProperty(requests, async (parts) => {
    await expectResponse(context, { operation, by, ...parts }, expectation);
  });
  const { failed, numRuns, errorInstance } = await fc.check(property, {
    seed: settings.seed,
    numRuns: settings.runs,
  });
  if (!failed) return results.pass(numRuns);
  if (!(errorInstance instanceof Difference)) throw errorInstance;
  return results.fail(errorInstance);
}
