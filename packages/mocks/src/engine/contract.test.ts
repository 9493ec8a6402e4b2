import { errorResponses } from '@fitness/api-contract/error-responses';
import { describe, expect, it } from 'vitest';
import { ContractViolation, createBackend, fixedClock } from '../backend.ts';
import {
  BASE_URL,
  call,
  readTestResponse,
  requestOf,
  tokenOf,
  type CallParts,
} from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';

const fresh = () => createBackend({ scenario: 'empty', clock: fixedClock(NOW) });

describe('an invalid request', () => {
  it('gets 400 with operation and pointer, and with the message of the field where it has one @response:BadRequest', async () => {
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
});

describe('the type of a body', () => {
  const send = async (contentType: string | null, parts: CallParts = {}) => {
    const backend = fresh();
    const token = await tokenOf(backend, 101);
    return call(backend, 'createReview', { token, contentType, ...parts });
  };

  it.each([
    'text/plain;charset=UTF-8',
    'application/problem+json',
    'application/json, text/plain',
    'application/json;charset=euc-kr',
    'application/json; charset="utf-16"',
    '',
    null,
  ])('that the contract does not list gets 415: %j', async (contentType) => {
    const { status, body } = errorResponses.UnsupportedMediaType;
    expect(await send(contentType)).toMatchObject({ status, body });
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON ;version=1;Charset="UTF8"',
  ])('that it lists is accepted with parameters and in any case: %s', async (contentType) =>
    expect((await send(contentType)).status).toBe(201),
  );

  it.each([
    ['gzip', 415],
    ['br', 415],
    ['Identity', 201],
  ])('gets 415 if the body is compressed: %s', async (encoding, status) => {
    const backend = fresh();
    const request = requestOf('createReview', { token: await tokenOf(backend, 101) });
    request.headers.set('content-encoding', encoding);
    expect((await backend.handle(request)).status).toBe(status);
  });

  it('is checked after the token and before the body', async () => {
    expect((await send('text/plain', { token: 'a.b.c' })).status).toBe(401);
    expect((await send('text/plain', { body: { likeStar: 6 } })).status).toBe(415);
  });

  it('may be missing without a body, and is ignored by an operation that takes none', async () => {
    expect(await send(null, { body: undefined })).toMatchObject({
      status: 400,
      body: { detail: 'createReview /body is missing' },
    });
    const response = await call(fresh(), 'listReviews', { contentType: 'text/plain' });
    expect(response.status).toBe(200);
  });
});

const REVIEW = '/api/fitness/review';
const ask = (method: string, path = REVIEW) =>
  fresh().handle(new Request(BASE_URL + path, { method }));

describe('a path outside the contract', () => {
  it('gets 404 with the reason', async () => {
    expect(await readTestResponse(await ask('GET', '/api/fitness/nothing'))).toEqual({
      status: 404,
      body: {
        message: '없는 경로입니다.',
        detail: 'GET /api/fitness/nothing is not in openapi.yaml',
      },
    });
    expect((await ask('GET', '/api//review')).status).toBe(404);
    expect((await ask('OPTIONS', '/api/fitness/nothing')).status).toBe(404);
  });

  it('gets a detail that does not grow with the path', async () => {
    const response = await ask('GET', `/api/${'a'.repeat(5_000)}`);
    expect((await response.text()).length).toBeLessThan(500);
  });
});

describe('a method that a path does not have', () => {
  it('gets 405 with the reason, and OPTIONS 204', async () => {
    expect(await readTestResponse(await ask('DELETE'))).toEqual({
      status: 405,
      body: {
        message: '허용되지 않은 메서드입니다.',
        detail: 'DELETE /api/fitness/review is not known; it has GET, HEAD, POST',
      },
    });
    expect((await ask('OPTIONS')).status).toBe(204);
  });

  it.each([
    ['DELETE', REVIEW, 'GET, HEAD, POST, OPTIONS'],
    ['OPTIONS', REVIEW, 'GET, HEAD, POST, OPTIONS'],
    // A path with a parameter fits too, and has DELETE.
    ['DELETE', '/api/fitness/classes/reservable', 'GET, HEAD, OPTIONS'],
  ])('gets the methods of exactly that path: %s %s', async (method, path, allow) => {
    expect((await ask(method, path)).headers.get('allow')).toBe(allow);
  });

  it('gets the headers of GET where it is HEAD', async () => {
    const { status, headers, body } = await ask('HEAD');
    expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json', null]);
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
