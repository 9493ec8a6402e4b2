import type { OperationId } from '@fitness/api-contract/operations';
import { expectResponse, isBadRequest, isNotFormatError } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { edgeValues } from '../requests/edge-values.ts';
import { exampleRequests } from '../requests/example.ts';
import {
  isPathId,
  isValid,
  pointerOf,
  requestFieldsOf,
  withValue,
  type RequestField,
} from '../requests/request-fields.ts';

/** Checks values on both sides of every limit: 400 outside, no format error inside; undefined if no field has a limit. */
export function boundariesRule(operation: OperationId): Rule | undefined {
  const fields = requestFieldsOf(operation).filter(isChecked);
  if (fields.length === 0) return undefined;
  const title = 'values inside every limit are accepted and values outside are a 400';
  return contractRule('boundaries', title, async (context) => {
    const next = await exampleRequests(context, operation);
    for (const field of fields) {
      for (const value of edgeValues(field)) {
        if (isForeignId(field, value)) continue;
        const { by, parts: example } = await next();
        const parts = withValue(operation, example, field, value);
        const shown = `${pointerOf(field)} ${JSON.stringify(value)}`;
        const expectation = isValid(operation, parts)
          ? isNotFormatError(operation, `${shown} is valid, so it is no format error`)
          : isBadRequest(`${shown} is a 400`);
        await context.results.attempt(context.client, async () => {
          await expectResponse(context, { operation, by, ...parts }, expectation);
        });
      }
    }
  });
}

function isChecked({ path, schema }: RequestField): boolean {
  return path[0] !== 'product' && schema.type !== 'object';
}

/** Whether a value is an id that may belong to data that this run did not create. */
function isForeignId(field: RequestField, value: unknown): boolean {
  const isId =
    isPathId(field) || ['userId', 'membershipId', 'classId'].includes(field.path.at(-1) ?? '');
  return isId && typeof value === 'number' && value > 0;
}
