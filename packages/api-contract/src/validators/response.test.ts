import { describe, expect, it } from 'vitest';
import { requestExamples, responseExamples } from '../generated/examples.ts';
import { operations, type OperationId } from '../generated/operations.ts';
import { validateRequest, validateResponse } from '../validators.ts';

/** The problems of a response; none where it is valid. */
function problemsOf(id: OperationId, status: number, body: unknown) {
  const result = validateResponse(id, status, body);
  return result.ok ? [] : result.problems;
}

it.each(Object.keys(operations) as OperationId[])('the examples of %s match the contract', (id) => {
  const texts = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const { params, query, body }: { params: object; query: object; body?: unknown } =
    requestExamples[id];
  const request = validateRequest(id, { params: texts(params), query: texts(query), body });
  expect(request).toMatchObject({ ok: true });
  const response: { status: string; body?: unknown } = responseExamples[id];
  const status = response.status === '2XX' ? 201 : Number(response.status);
  expect(problemsOf(id, status, response.body)).toEqual([]);
});

describe('response validation', () => {
  it('accepts any body, or none, with any 2xx where the contract leaves the response open', () => {
    expect(problemsOf('createReservation', 201, { id: 1 })).toEqual([]);
    expect(problemsOf('createReservation', 204, undefined)).toEqual([]);
  });

  it.each([
    [{ role_name: 'ROLE_CUSTOMER' }, true],
    [{ roleName: 'ROLE_CUSTOMER' }, true],
    [{}, true],
    [{ role_name: 3 }, false],
  ])('of a sign-in with %j is valid: %s @session:storage-keys', (role, isValid) =>
    expect(validateResponse('signIn', 200, { token: 'a.b.c', ...role }).ok).toBe(isValid),
  );

  it('accepts null and additional fields', () => {
    expect(problemsOf('listReviews', 200, null)).toEqual([]);
    const review = { content: '좋아요', likeStar: 5, writer: '김*준' };
    expect(problemsOf('listReviews', 200, [review])).toEqual([]);
  });

  it('rejects a status that the contract does not list', () => {
    expect(problemsOf('listReviews', 500, {})).toEqual([
      { pointer: '/status', message: 'must be one of 200, 400, not 500' },
    ]);
  });

  it('reports the first invalid field', () => {
    const [valid, invalid] = [5, 6].map((likeStar) => ({ content: '좋아요', likeStar }));
    expect(problemsOf('listReviews', 200, [valid, invalid, invalid])).toMatchObject([
      { pointer: '/body/1/likeStar' },
    ]);
    expect(problemsOf('createReview', 401, { error: 'no' })).toEqual([
      { pointer: '/body/message', message: 'is missing', keyword: 'required', field: 'message' },
    ]);
  });

  it('reports a value that matches no alternative once, with every reason', () => {
    const [row] = responseExamples.listMyPromotions.body;
    const body = [{ ...row, expiredDate: '2026-02-30' }];
    expect(problemsOf('listMyPromotions', 200, body)).toMatchObject([
      { pointer: '/body/0/expiredDate', message: 'must match format "date" or must be null' },
    ]);
  });
});
