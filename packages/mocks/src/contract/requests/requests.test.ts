import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { expect, it } from 'vitest';
import type { Parts } from '../wire/call.ts';
import { isValid, pointerOf, requestFieldsOf, without, withValue } from './fields.ts';
import { generatedValues, wrongValues } from './values.ts';

const ids = Object.keys(operations) as OperationId[];

it.each(ids.filter((id) => requestFieldsOf(id).length > 0))(
  'values of each field of %s can be valid and invalid, except where any text is valid',
  (id) => {
    const example: Parts = requestExamples[id];
    for (const field of requestFieldsOf(id)) {
      const { type, pattern, format, 'x-equals': equals } = field.schema;
      const isValidWith = (value: unknown) => isValid(id, withValue(id, example, field, value));
      const takesAnyText =
        field.part === 'query' && type === 'string' && (pattern ?? format) === undefined;
      const invalid = wrongValues(field).filter((value) => !isValidWith(value));
      expect(invalid.length, pointerOf(field)).toBeGreaterThan(takesAnyText ? -1 : 0);
      expect(isValid(id, without(example, field)), pointerOf(field)).toBe(false);
      if (type === 'object' || equals !== undefined) continue;
      const valid = generatedValues(field, { seed: 1, numRuns: 25 }).filter(isValidWith);
      expect(valid.length, pointerOf(field)).toBeGreaterThanOrEqual(25);
    }
  },
);
