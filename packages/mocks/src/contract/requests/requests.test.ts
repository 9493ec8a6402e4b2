import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Parts } from '../wire/call.ts';
import {
  isValid,
  pointerOf,
  requestFieldsOf,
  without,
  withValue,
  type RequestField,
} from './fields.ts';
import { arbitraryOf, wrongValues } from './values.ts';

const ids = Object.keys(operations) as OperationId[];
const exampleOf = (id: OperationId): Parts => requestExamples[id];

function isValidWith(id: OperationId, field: RequestField, value: unknown): boolean {
  return isValid(id, withValue(id, exampleOf(id), field, value));
}

it.each(ids)('generated requests of %s are valid in every field', (id) => {
  const fields = requestFieldsOf(id).filter(
    ({ schema }) => schema['x-equals'] === undefined && schema.type !== 'object',
  );
  for (const field of fields)
    fc.assert(
      fc.property(arbitraryOf(field.schema) ?? fc.constant(undefined), (value) =>
        isValidWith(id, field, value),
      ),
      { numRuns: 25, seed: 1 },
    );
});

it.each(ids.filter((id) => requestFieldsOf(id).length > 0))(
  'requests of %s can be made invalid in every field, except where any text is valid',
  (id) => {
    for (const field of requestFieldsOf(id)) {
      const values = wrongValues(field).filter((value) => !isValidWith(id, field, value));
      const { type, pattern, format } = field.schema;
      const takesAnyText =
        field.part === 'query' && type === 'string' && (pattern ?? format) === undefined;
      expect(values.length, pointerOf(field)).toBeGreaterThan(takesAnyText ? -1 : 0);
      expect(isValid(id, without(exampleOf(id), field)), pointerOf(field)).toBe(false);
    }
  },
);
