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
import { findRoute } from './route.ts';

const fresh = () => createBackend({ scenario: 'empty', clock: fixedClock(NOW) });

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

it('an invalid request with thousands of problems gets the first of them', async () => {
  const fields = Array.from({ length: 2_000 }, (_, index) => [`${'f'.repeat(400)}${index}`, 1]);
  const response = await call(fresh(), 'signIn', { body: Object.fromEntries(fields) });
  expect(response).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/; and \d+ more$/) },
  });
  expect(JSON.stringify(response.body).length).toBeLessThan(4_000);
});

describe('the type of a body', () => {
  const send = async (contentType: string | null, parts: CallParts = {}) => {
    const backend = fresh();
    const token = await tokenOf(backend, 101);
    return call(backend, 'createReview', { token, contentType, ...parts });
  };

  it.each([
    'text/plain;charset=UTF-8',
    'application/json, text/plain',
    'application/json; charset="utf-16"',
    null,
  ])('that the contract does not list gets 415: %j', async (contentType) => {
    const { status, body } = errorResponses.UnsupportedMediaType;
    expect(await send(contentType)).toMatchObject({ status, body });
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON ;version=1;Charset="UTF8"'])(
    'that it lists is accepted with parameters and in any case: %s',
    async (contentType) => expect((await send(contentType)).status).toBe(201),
  );

  it('gets 415 if the body is compressed', async () => {
    const backend = fresh();
    const request = requestOf('createReview', { token: await tokenOf(backend, 101) });
    request.headers.set('content-encoding', 'gzip');
    expect((await backend.handle(request)).status).toBe(415);
  });

  it('is checked after the token and before the body', async () => {
    expect((await send('text/plain', { token: 'a.b.c' })).status).toBe(401);
    expect((await send('text/plain', { body: { likeStar: 6 } })).status).toBe(415);
  });
});

describe('a body of more than 1 MB', () => {
  const send = (body: BodyInit, headers = {}) => {
    const init = { method: 'POST', body, duplex: 'half' };
    const type = { 'content-type': 'application/json' };
    const request = new Request(`${BASE_URL}/api/auth/signin`, {
      ...init,
      headers: { ...type, ...headers },
    });
    return fresh().handle(request);
  };

  it('gets 413', async () => {
    expect(await readTestResponse(await send('x'.repeat(1_048_577)))).toEqual({
      status: 413,
      body: {
        message: '요청 본문이 너무 큽니다.',
        detail: 'The body has more than 1048576 bytes.',
      },
    });
    expect((await send('x'.repeat(1_048_576))).status).toBe(400);
  });

  it.each([
    ['is not read where its length is known', { 'content-length': '1048577' }, 2],
    ['is read to the limit where it is not', {}, 20],
  ])('%s', async (_, headers, mostChunks) => {
    let chunks = 0;
    const stream = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (chunks === 100) controller.close();
      },
    });
    expect((await send(stream, headers)).status).toBe(413);
    expect(chunks).toBeLessThan(mostChunks);
  });
});

it('a call that would add a row to a full table gets 507, until the scenario is seeded again', async () => {
  const backend = fresh();
  const token = await tokenOf(backend, 101);
  for (let id = 1; id <= 250_000; id += 1)
    backend.studio.store.reviews.put({ id, userId: 101, content: '.', likeStar: 5 });
  expect(await call(backend, 'createReview', { token })).toEqual({
    status: 507,
    body: {
      message: '목 서버의 저장 공간이 가득 찼습니다.',
      detail: 'A table has at most 250000 rows; POST /__mock/reset starts again.',
    },
  });
  await backend.reset();
  expect((await call(backend, 'createReview', { token })).status).toBe(201);
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

  it('outside the contract gets 404 with the reason, which does not grow with the path', async () => {
    expect(await readTestResponse(await ask('GET', '/api/fitness/nothing'))).toEqual({
      status: 404,
      body: {
        message: '없는 경로입니다.',
        detail: 'GET /api/fitness/nothing is not in openapi.yaml',
      },
    });
    const response = await ask('GET', `/api/${'a'.repeat(5_000)}`);
    expect((await response.text()).length).toBeLessThan(500);
  });

  it('gets 405 for a method that it does not have, and 204 for OPTIONS', async () => {
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
    ['OPTIONS', '/api/fitness/review', 'GET, HEAD, POST, OPTIONS'],
    // A path with a parameter fits too, and has DELETE.
    ['DELETE', '/api/fitness/classes/reservable', 'GET, HEAD, OPTIONS'],
  ])('names its own methods: %s %s', async (method, path, allow) => {
    expect((await ask(method, path)).headers.get('allow')).toBe(allow);
  });

  it('gets the headers of GET for HEAD', async () => {
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
