import { describe, expect, it } from 'vitest';
import { responseExamples, requestExamples } from '../generated/examples.ts';
import { operations } from '../generated/operations.ts';
import type { OperationId } from '../generated/operations.ts';
import { validateResponse, validateRequest } from '../validators.ts';

const ids = Object.keys(operations) as OperationId[];

function problemsOf(
  result: ReturnType<typeof validateRequest> | ReturnType<typeof validateResponse>,
) {
  return result.ok ? [] : result.problems;
}

describe('the examples of openapi.yaml', () => {
  it.each(ids)('@operation:%s request and success response match the contract', (id) => {
    const request = requestExamples[id];
    const body = 'body' in request ? request.body : undefined;
    const texts = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    expect(
      problemsOf(
        validateRequest(id, { params: texts(request.params), query: texts(request.query), body }),
      ),
    ).toEqual([]);
    const example = responseExamples[id];
    const status = example.status === '2XX' ? 201 : Number(example.status);
    expect(
      problemsOf(validateResponse(id, status, 'body' in example ? example.body : undefined)),
    ).toEqual([]);
  });
});

describe('response validation', () => {
  it('accepts any body, or none, with any 2xx where the contract leaves the response open @response:open', () => {
    for (const [status, body] of [
      [200, 'ok'],
      [201, { id: 1 }],
      [204, undefined],
    ] as const) {
      expect(validateResponse('createReservation', status, body)).toEqual({ ok: true });
    }
  });

  it.each([
    { role_name: 'ROLE_CUSTOMER' },
    { roleName: 'ROLE_CUSTOMER' },
    { role_name: 'ROLE_CUSTOMER', roleName: 'ROLE_CUSTOMER' },
    { role_name: null },
    {},
  ])('accepts a sign-in with either spelling of the role: %j @session:both-spellings', (role) => {
    expect(validateResponse('signIn', 200, { token: 'a.b.c', ...role })).toEqual({ ok: true });
  });

  it.each([{ role_name: 3 }, { roleName: ['ROLE_CUSTOMER'] }])(
    'rejects a sign-in whose role is no text: %j',
    (role) => expect(validateResponse('signIn', 200, { token: 'a.b.c', ...role }).ok).toBe(false),
  );

  it('accepts null and additional fields', () => {
    expect(validateResponse('listReviews', 200, null)).toEqual({ ok: true });
    expect(
      validateResponse('listReviews', 200, [{ content: '좋아요', likeStar: 5, writer: '김*준' }]),
    ).toEqual({ ok: true });
    expect(validateResponse('resolveUserByPhone', 200, 101)).toEqual({ ok: true });
  });

  it('rejects a status that the contract does not list', () => {
    expect(problemsOf(validateResponse('listReviews', 500, {}))).toEqual([
      { pointer: '/status', message: 'must be one of 200, 400, not 500' },
    ]);
    expect(problemsOf(validateResponse('listReviews', 201, []))).toMatchObject([
      { pointer: '/status' },
    ]);
  });

  it('reports the first invalid field', () => {
    expect(
      problemsOf(
        validateResponse('listReviews', 200, [
          { content: '좋아요', likeStar: 5 },
          { content: '좋아요', likeStar: 6 },
        ]),
      ),
    ).toMatchObject([{ pointer: '/body/1/likeStar' }]);
    expect(problemsOf(validateResponse('listReviews', 200, undefined))).toMatchObject([
      { pointer: '/body' },
    ]);
    expect(problemsOf(validateResponse('createReview', 401, { error: 'no' }))).toEqual([
      { pointer: '/body/message', message: 'is missing', keyword: 'required', field: 'message' },
    ]);
  });

  it('reports a value that matches no alternative once, with every reason', () => {
    const [row] = responseExamples.listMyPromotions.body;
    const problems = problemsOf(
      validateResponse('listMyPromotions', 200, [{ ...row, expiredDate: '2026-02-30' }]),
    );
    expect(problems).toMatchObject([
      { pointer: '/body/0/expiredDate', message: 'must match format "date" or must be null' },
    ]);
  });
});
