import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parts } from '../wire/call.ts';
import { arbitraryOf } from './arbitraries.ts';
import { edgeValues, wrongValues } from './field-values.ts';
import {
  isValid,
  pointerOf,
  requestFieldsOf,
  without,
  withValue,
  type RequestField,
} from './request-fields.ts';

const ids = Object.keys(operations) as OperationId[];
const exampleOf = (id: OperationId): Parts => requestExamples[id];

function fieldOf(id: OperationId, pointer: string): RequestField {
  const field = requestFieldsOf(id).find((one) => pointerOf(one) === pointer);
  if (!field) throw new Error(`${id} has no ${pointer}`);
  return field;
}

function isValidWith(id: OperationId, field: RequestField, value: unknown): boolean {
  return isValid(id, withValue(id, exampleOf(id), field, value));
}

/** Those of the edge values that are valid, and those that are not. */
function sides(id: OperationId, pointer: string): [unknown[], unknown[]] {
  const field = fieldOf(id, pointer);
  const values = edgeValues(field);
  const inside = values.filter((value) => isValidWith(id, field, value));
  return [inside, values.filter((value) => !inside.includes(value))];
}

describe('generated requests', () => {
  it.each(ids)('of %s are valid in every field', (id) => {
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
    'of %s can be made invalid in every field, except where any text is valid',
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
});

describe('edge values', () => {
  it.each([
    ['createReview', '/body/likeStar', [1, 2, 4, 5], [0, 6]],
    ['createClass', '/body/classMaxCustomer', [1, 2, 49, 50], [0, 51]],
  ] as const)('are on both sides of the limits of %s%s', (id, pointer, inside, outside) => {
    expect(sides(id, pointer)).toEqual([inside, outside]);
  });

  it.each([
    ['/body/username', [5, 15], [4, 16]],
    ['/body/password', [8, 20], [7, 21]],
    ['/body/ph', [9, 11], [8, 12]],
    ['/body/nickname', [2], [1]],
  ])(
    'have the limit lengths of the pattern of %s, and one less and more',
    (pointer, ...lengths) => {
      const found = sides('signUp', pointer).map((values) =>
        values.map((value) => [...String(value)].length),
      );
      expect(found).toEqual(lengths);
    },
  );

  it.each([
    ['listRegisteredTimes', '/query/date', ['2028-02-29', '2026-12-31']],
    ['createClass', '/body/classTime', ['2031-03-03T06:00:00', '2031-03-03T23:00:00']],
    ['listWorkers', '/query/classTime', ['2026-01-01', '2026-12-01']],
  ] as const)('include the valid times of %s%s', (id, pointer, inside) => {
    expect(sides(id, pointer)[0]).toEqual(inside);
  });
});

describe('a request field', () => {
  it('changes the field that must equal it as well', () => {
    const field = fieldOf('signUp', '/body/password');
    const { body } = withValue('signUp', exampleOf('signUp'), field, 'Another1!');
    expect(body).toMatchObject({ password: 'Another1!', passwordCheck: 'Another1!' });
  });

  it('can be nested in the body', () => {
    const field = fieldOf('recordPayment', '/body/reqPayDto/uuid');
    const { body } = without(exampleOf('recordPayment'), field);
    expect(body).toMatchObject({ reqPayDto: { promotionId: 1 } });
    expect(body).not.toHaveProperty('reqPayDto.uuid');
  });

  it('is listed with its pointer', () => {
    expect(requestFieldsOf('changeUserRole').map(pointerOf)).toEqual([
      '/params/product',
      '/params/userId',
      '/body/userId',
      '/body/roleName',
    ]);
  });
});
