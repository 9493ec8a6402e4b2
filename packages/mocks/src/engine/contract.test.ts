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

  it('gets every pointer in path, query and body', async () => {
    const backend = fresh();
    const master = await tokenOf(backend, 10);
    const path = await call(backend, 'changeUserRole', {
      token: master,
      params: { userId: 'abc' },
      body: { userId: 1, roleName: 'ROLE_MASTER' },
    });
    expect(path).toMatchObject({
      status: 400,
      body: { message: errorResponses.BadRequest.body.message },
    });
    expect(JSON.stringify(path.body)).toContain('changeUserRole /params/userId');
    expect(JSON.stringify(path.body)).toContain('changeUserRole /body/roleName');
    const query = await call(backend, 'getSalesReport', {
      token: master,
      query: { startDate: '2026-02-30' },
    });
    expect(JSON.stringify(query.body)).toContain('getSalesReport /query/startDate');
    expect(JSON.stringify(query.body)).toContain('getSalesReport /query/endDate is missing');
  });

  it('gets 400 when the body is not JSON or missing', async () => {
    const backend = fresh();
    const headers = {
      authorization: `Bearer ${await tokenOf(backend, 101)}`,
      'content-type': 'application/json',
    };
    const send = async (body: string | null) =>
      readTestResponse(
        await backend.handle(
          new Request(`${BASE_URL}/api/fitness/review`, { method: 'POST', headers, body }),
        ),
      );
    expect(await send('{"content":')).toMatchObject({
      status: 400,
      body: { detail: 'createReview /body must be JSON' },
    });
    expect(await send(null)).toMatchObject({
      status: 400,
      body: { detail: 'createReview /body is missing' },
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
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/problem+json',
    'application/json, text/plain',
    '',
    null,
  ])('that the contract does not list gets 415: %j', async (contentType) => {
    const { status, body } = errorResponses.UnsupportedMediaType;
    expect(await send(contentType)).toMatchObject({ status, body });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=x'])(
    'that it lists is accepted with parameters and in any case: %s',
    async (contentType) => expect((await send(contentType)).status).toBe(201),
  );

  it('is checked after the token and before the body', async () => {
    expect((await send('text/plain', { token: 'a.b.c' })).status).toBe(401);
    expect((await send('text/plain', { body: { likeStar: 6 } })).status).toBe(415);
  });

  it('may be missing without a body, and is ignored by an operation that takes none', async () => {
    expect((await send(null, { body: undefined })).status).toBe(400);
    const response = await call(fresh(), 'listReviews', { contentType: 'text/plain' });
    expect(response.status).toBe(200);
  });
});

describe('a path outside the contract', () => {
  const ask = async (method: string, path: string) =>
    readTestResponse(await fresh().handle(new Request(`${BASE_URL}${path}`, { method })));

  it('gets 404 with the reason', async () => {
    expect(await ask('GET', '/api/fitness/nothing')).toEqual({
      status: 404,
      body: {
        message: '없는 경로입니다.',
        detail: 'GET /api/fitness/nothing is not in openapi.yaml',
      },
    });
    expect((await ask('GET', '/api//review')).status).toBe(404);
  });

  it('gets 405 with the permitted methods', async () => {
    const request = new Request(`${BASE_URL}/api/fitness/review`, { method: 'DELETE' });
    const response = await fresh().handle(request);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(await readTestResponse(response)).toEqual({
      status: 405,
      body: {
        message: '허용되지 않은 메서드입니다.',
        detail: 'DELETE /api/fitness/review is not known; it has GET, HEAD, POST',
      },
    });
  });

  it('gets the methods of the very path, also where a path with a parameter fits', async () => {
    const request = new Request(`${BASE_URL}/api/fitness/classes/reservable`, { method: 'DELETE' });
    const response = await fresh().handle(request);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('gets the permitted methods for OPTIONS, and the headers of GET for HEAD', async () => {
    const send = (method: string) =>
      fresh().handle(new Request(`${BASE_URL}/api/fitness/review`, { method }));
    const options = await send('OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([
      204,
      'GET, HEAD, POST, OPTIONS',
    ]);
    const head = await send('HEAD');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
    expect((await ask('OPTIONS', '/api/fitness/nothing')).status).toBe(404);
  });

  it('gets a detail that does not grow with the path', async () => {
    const { body } = await ask('GET', `/api/${'a'.repeat(5_000)}`);
    expect(JSON.stringify(body).length).toBeLessThan(500);
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
      'listReviews answered 200 off the contract: /body/0/likeStar must be <= 5',
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
