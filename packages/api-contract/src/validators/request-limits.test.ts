import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '../generated/operations.ts';
import { requestExamples } from '../generated/examples.ts';
import { namedSchemas, requestSchemas, type RequestSchema } from '../generated/request-schemas.ts';
import { validateRequest } from '../validators.ts';

const ids = Object.keys(operations) as OperationId[];

const named = (schema: RequestSchema) =>
  schema.$ref === undefined ? schema : (namedSchemas[schema.$ref] ?? {});

/** The texts and numbers inside a schema, with their path. */
function valuesIn(path: string, given: RequestSchema): [string, RequestSchema][] {
  const schema = named(given);
  const inner = Object.entries(schema.properties ?? {});
  return inner.length > 0
    ? inner.flatMap(([name, property]) => valuesIn(`${path}.${name}`, property))
    : [[path, schema]];
}

const values = ids.flatMap((id) => {
  const { params, query, body } = requestSchemas[id];
  const parts = { ...params, ...query, ...(body && { body }) };
  return Object.entries(parts).flatMap(([name, schema]) => valuesIn(`${id}.${name}`, schema));
});

function isBounded(schema: RequestSchema): boolean {
  if (schema.enum !== undefined || schema['x-equals'] !== undefined) return true;
  if (schema.allOf !== undefined) return schema.allOf.map(named).some(isBounded);
  if (schema.type === 'integer') return schema.maximum !== undefined;
  const hasBoundedPattern =
    schema.pattern !== undefined && /^\^.*\$$/.test(schema.pattern) && !hasNoEnd(schema.pattern);
  return schema.maxLength !== undefined || schema.format === 'date' || hasBoundedPattern;
}

const hasNoEnd = (pattern: string) =>
  /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\(\?=.*?\)|\[[^\]]*\]/g, ''));

function reviewWith(content: string) {
  return validateRequest('createReview', {
    params: { product: 'fitness' },
    body: { content, likeStar: 5 },
  });
}

describe('the limits of requests', () => {
  it('exist for every text and number but the name of a sign-up', () => {
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter(([, schema]) => !isBounded(schema)).map(([path]) => path)).toEqual([
      'signUp.body.nickname',
    ]);
  });

  it('allow the largest id and refuse the next one', () => {
    const body = requestExamples.createReservation.body;
    const reserve = (classId: number) =>
      validateRequest('createReservation', {
        params: { product: 'fitness' },
        body: { ...body, classId },
      }).ok;
    expect(reserve(Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(reserve(Number.MAX_SAFE_INTEGER + 1)).toBe(false);
  });

  it('allow a review of 1,000 characters, each emoji being one, and refuse a longer one @review:length', () => {
    expect(reviewWith('💪'.repeat(1000)).ok).toBe(true);
    expect(reviewWith('가'.repeat(1001))).toMatchObject({
      problems: [{ field: 'content', xMessage: '리뷰는 1,000자 이하로 작성해주세요.' }],
    });
  });

  it.each(['', ' \n\t', '\u200B', '\u3164', '\u2800\u00AD', '\uFEFF\u2060', '\u0007'])(
    'refuse a review in which nothing is visible: %j @review:complete',
    (content) => {
      expect(reviewWith(content)).toMatchObject({
        problems: [{ field: 'content', xMessage: '별점과 리뷰 내용을 모두 입력해주세요.' }],
      });
    },
  );

  it.each(['.', '가', '👩‍👩‍👧', '\u200B!', 'é'.normalize('NFD'), '１'])(
    'allow a review with something visible: %j',
    (content) => expect(reviewWith(content).ok).toBe(true),
  );
});
