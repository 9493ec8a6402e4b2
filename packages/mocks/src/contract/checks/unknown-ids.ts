import type { OperationId } from '@fitness/api-contract/operations';
import type { Parts } from '../wire/call.ts';
import { expectResponse, isNotFound, isRejected } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { freshPhone, unknownId } from '../fixtures/fresh-values.ts';
import { exampleRequests } from '../requests/example.ts';
import {
  isPathId,
  requestFieldsOf,
  withValue,
  type RequestField,
} from '../requests/request-fields.ts';

/** Unknown ids and phone numbers: 404, or 403 where the contract has no 404; undefined where there is no id. */
export function unknownIdsRule(operation: OperationId): Rule | undefined {
  const [field] = requestFieldsOf(operation).filter(isTarget);
  if (!field) return undefined;
  const title = 'an unknown id is a 404, or a 403 where the contract has no 404';
  return contractRule('unknown-ids', title, async (context) => {
    const { by, parts } = await (await exampleRequests(context, operation))();
    const unknown = field.path.at(-1) === 'ph' ? freshPhone() : unknownId();
    const description = `a request for an unknown ${field.path.at(-1)} is rejected`;
    const expectation =
      operation === 'recordPayment'
        ? { description, statuses: ['400'] }
        : isNotFound(operation, description);
    const call = { operation, by, ...withTarget(operation, parts, field, unknown) };
    await context.results.attempt(context.client, async () => {
      await expectResponse(context, call, expectation);
    });
    if (typeof unknown === 'string') return;
    // Out of range for most databases, but it must still be rejected as in the contract.
    const huge = withTarget(operation, parts, field, Number.MAX_SAFE_INTEGER);
    const rejected = isRejected(operation, 'a very large id is rejected with a listed status');
    await context.results.attempt(context.client, async () => {
      await expectResponse(
        context,
        { operation, by, ...huge },
        { ...rejected, statuses: ['400', ...rejected.statuses] },
      );
    });
  });
}

/** Whether a field identifies the target of an operation; the phone number of a sign-up does not. */
function isTarget(field: RequestField): boolean {
  const { part, path } = field;
  const name = path.at(-1) ?? '';
  if (part === 'body' && path.length === 1) return name === 'classId';
  if (part === 'body') return name === 'promotionId';
  return isPathId(field) || (part === 'query' && ['membershipId', 'ph'].includes(name));
}

/** The request for another target; if path and body both name it, both change. */
function withTarget(
  operation: OperationId,
  parts: Parts,
  field: RequestField,
  value: unknown,
): Parts {
  return requestFieldsOf(operation)
    .filter(({ path }) => path.at(-1) === field.path.at(-1))
    .reduce((changed, same) => withValue(operation, changed, same, value), parts);
}
