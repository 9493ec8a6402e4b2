import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { requestSchemas } from '@fitness/api-contract/request-schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parts } from '../wire/call.ts';
import { arbitraryOf } from './arbitraries.ts';
import { edgeValues } from './edge-values.ts';
import {
  isValid,
  requestFieldsOf,
  pointerOf,
  without,
  withValue,
  type RequestField,
} from './request-fields.ts';
import { wrongValues } from './wrong-values.ts';

const ids = Object.keys(operations) as OperationId[];
const exampleOf = (id: OperationId): Parts => requestExamples[id];

function fieldOf(id: OperationId, pointer: string): RequestField {
  const field = requestFieldsOf(id).find((one) => pointerOf(one) === pointer);
  if (!field) throw new Error(`${id} has no ${pointer}`);
  return field;
}

function sides(id: OperationId, pointer: string): { inside: unknown[]; outside: unknown[] } {
  const field = fieldOf(id, pointer);
  const isInside = (value: unknown): boolean =>
    isValid(id, withValue(id, exampleOf(id), field, value));
  const values = edgeValues(field);
  return { inside: values.filter(isInside), outside: values.filter((value) => !isInside(value)) };
}

describe('generated requests', () => {
  it.each(ids)('of %s are valid in every field', (id) => {
    const fields = requestFieldsOf(id).filter(
      ({ schema }) => schema['x-equals'] === undefined && schema.type !== 'object',
    );
    for (const field of fields)
      fc.assert(
        fc.property(arbitraryOf(field.schema) ?? fc.constant(undefined), (value) =>
          isValid(id, withValue(id, exampleOf(id), field, value)),
        ),
        { numRuns: 25, seed: 1 },
      );
  });

  it.each(ids.filter((id) => requestFieldsOf(id).length > 0))(
    'of %s can be made invalid in every field, except where any text is valid',
    (id) => {
      for (const field of requestFieldsOf(id)) {
        const values = wrongValues(field).filter(
          (value) => !isValid(id, withValue(id, exampleOf(id), field, value)),
        );
        const takesAnyText =
          field.part === 'query' &&
          field.schema.type === 'string' &&
          field.schema.pattern === undefined &&
          field.schema.format === undefined;
        expect(values.length, pointerOf(field)).toBeGreaterThan(takesAnyText ? -1 : 0);
        expect(isValid(id, without(exampleOf(id), field)), pointerOf(field)).toBe(false);
      }
    },
  );
});

describe('edge values', () => {
  it('are on both sides of a minimum and a maximum', () => {
    expect(sides('createReview', '/body/likeStar')).toEqual({
      inside: [1, 2, 4, 5],
      outside: [0, 6],
    });
    expect(sides('createClass', '/body/classMaxCustomer')).toEqual({
      inside: [1, 2, 49, 50],
      outside: [0, 51],
    });
  });

  it('have the limit lengths of a pattern, and one character less and more', () => {
    const lengths = ({ inside, outside }: ReturnType<typeof sides>) =>
      [inside, outside].map((values) => values.map((value) => [...String(value)].length));
    expect(lengths(sides('signUp', '/body/username'))).toEqual([
      [5, 15],
      [4, 16],
    ]);
    expect(lengths(sides('signUp', '/body/password'))).toEqual([
      [8, 20],
      [7, 21],
    ]);
    expect(lengths(sides('signUp', '/body/ph'))).toEqual([
      [9, 11],
      [8, 12],
    ]);
    expect(lengths(sides('signUp', '/body/nickname'))).toEqual([[2], [1]]);
  });

  it('include valid dates and the opening hours of the studio', () => {
    expect(sides('listRegisteredTimes', '/query/date').inside).toEqual([
      '2028-02-29',
      '2026-12-31',
    ]);
    expect(sides('createClass', '/body/classTime').inside).toEqual([
      '2031-03-03T06:00:00',
      '2031-03-03T23:00:00',
    ]);
    expect(sides('listWorkers', '/query/classTime').inside).toEqual(['2026-01-01', '2026-12-01']);
  });
});

describe('a request field', () => {
  it('changes the field that must equal it as well', () => {
    const parts = withValue(
      'signUp',
      exampleOf('signUp'),
      fieldOf('signUp', '/body/password'),
      'Another1!',
    );
    expect(parts.body).toMatchObject({ password: 'Another1!', passwordCheck: 'Another1!' });
  });

  it('can be nested in the body', () => {
    const field = fieldOf('recordPayment', '/body/reqPayDto/uuid');
    expect(without(exampleOf('recordPayment'), field).body).toMatchObject({
      reqPayDto: { promotionId: 1 },
    });
    expect(JSON.stringify(without(exampleOf('recordPayment'), field).body)).not.toContain('uuid');
  });

  it('is listed with its pointer for every operation', () => {
    expect(Object.keys(requestSchemas)).toEqual(ids);
    expect(requestFieldsOf('changeUserRole').map(pointerOf)).toEqual([
      '/params/product',
      '/params/userId',
      '/body/userId',
      '/body/roleName',
    ]);
  });
});
