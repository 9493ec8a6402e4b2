import { describe, expect, it } from 'vitest';
import { ContractViolation, createBackend, fixedClock } from '../backend.ts';
import { BASE_URL, call, readTestResponse, requestOf, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';
import { findRoute } from './route.ts';

const fresh = () => createBackend({ scenario: 'empty', clock: fixedClock(NOW) });

// What the contract leaves open, so that the contract suite does not try it.
it('an invalid request gets 400 with operation and pointer, and with the message of the field where it has one', async () => {
  const backend = fresh();
  const token = await tokenOf(backend, 1);
  const body = {
    classSubjectId: 1,
    classTime: '2026-11-21T10:00:00',
    classMaxCustomer: 0,
    classCustomerReserve: 0,
  };
  expect(await call(backend, 'createClass', { token, body })).toEqual({
    status: 400,
    body: {
      message: '최대 인원은 1명 이상이어야 합니다.',
      detail: 'createClass /body/classMaxCustomer must be >= 1',
    },
  });
});

it.each([
  [201, 'Application/JSON ;version=1;Charset="UTF8"'],
  [415, 'application/json; charset="utf-16"'],
  [415, null],
])('a body gets %i where its type is %j', async (status, contentType) => {
  const backend = fresh();
  const token = await tokenOf(backend, 101);
  expect((await call(backend, 'createReview', { token, contentType })).status).toBe(status);
});

describe('a path', () => {
  const ask = (method: string, path = '/api/fitness/review') =>
    fresh().handle(new Request(BASE_URL + path, { method }));

  it('of the contract is found however its literal parts are encoded, and has its parameters decoded', () => {
    expect(findRoute('GET', '/%61pi/a%2Fb/revi%65w')).toEqual({
      kind: 'operation',
      id: 'listReviews',
      params: { product: 'a/b' },
    });
  });

  it('outside the contract gets 404 with the reason', async () => {
    expect(await readTestResponse(await ask('GET', '/api/fitness/nothing'))).toEqual({
      status: 404,
      body: {
        message: '없는 경로입니다.',
        detail: 'GET /api/fitness/nothing is not in openapi.yaml',
      },
    });
  });

  it('gets 405 with its methods for another one, and for HEAD the headers of GET', async () => {
    // A path with a parameter fits too, and has DELETE.
    const { status, headers } = await ask('DELETE', '/api/fitness/classes/reservable');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const head = await ask('HEAD');
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([
      200,
      'application/json',
      null,
    ]);
  });
});

describe('an invalid response', () => {
  // Contains a row that no operation could store, so that the response with it is invalid.
  const invalidBackend = (options: Parameters<typeof createBackend>[0] = {}) => {
    const backend = createBackend({ scenario: 'empty', clock: fixedClock(NOW), ...options });
    backend.studio.store.reviews.insert({ userId: 101, content: '별이 여섯', likeStar: 6 });
    return backend;
  };

  it('throws ContractViolation with operation, status and pointer', async () => {
    const pending = invalidBackend().handle(requestOf('listReviews'));
    await expect(pending).rejects.toBeInstanceOf(ContractViolation);
    await expect(pending).rejects.toThrow(
      'listReviews answered 200, which violates the contract: /body/0/likeStar must be <= 5',
    );
  });

  it('is passed to onViolation where that is set, and sent unchanged', async () => {
    const violations: string[] = [];
    const backend = invalidBackend({
      onViolation: (violation) => violations.push(violation.operationId),
    });
    expect((await call(backend, 'listReviews')).status).toBe(200);
    expect(violations).toEqual(['listReviews']);
  });
});
