import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { DEMO_PASSWORD } from '../scenarios/demo-accounts.ts';
import { BASE_URL, call, readTestResponse, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const fresh = () => createBackend({ scenario: 'empty', clock: fixedClock(NOW) });

function requestWith(body: BodyInit, headers = {}): Request {
  const init = { method: 'POST', body, headers: { ...JSON_TYPE, ...headers }, duplex: 'half' };
  return new Request(`${BASE_URL}/api/auth/signin`, init);
}

describe('a body of more than 1 MB', () => {
  const send = (...parts: Parameters<typeof requestWith>) => fresh().handle(requestWith(...parts));

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

  it('is not read where its length is known, and only to the limit where it is not', async () => {
    let chunks = 0;
    const endless = () =>
      new ReadableStream({
        pull: (controller) => {
          chunks += 1;
          controller.enqueue(new Uint8Array(64 * 1024));
        },
      });
    expect((await send(endless())).status).toBe(413);
    expect(chunks).toBeLessThan(20);
    chunks = 0;
    expect((await send(endless(), { 'content-length': '1048577' })).status).toBe(413);
    expect(chunks).toBeLessThan(2);
  });
});

describe('a body in an engine without request streams', () => {
  it.each([
    ['is read', JSON.stringify({ username: 'customer1', password: DEMO_PASSWORD }), 200],
    ['of more than 1 MB gets 413', '가'.repeat(400_000), 413],
  ])('%s', async (_, body, status) => {
    const request = Object.defineProperty(requestWith(body), 'body', { value: undefined });
    expect((await fresh().handle(request)).status).toBe(status);
  });
});

describe('a call that would add a row to a full table', () => {
  it('gets 507, until the scenario is seeded again', async () => {
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
});

describe('an invalid request with thousands of problems', () => {
  it('gets a detail with the first of them', async () => {
    const fields = Array.from({ length: 2_000 }, (_, index) => [`${'f'.repeat(400)}${index}`, 1]);
    const response = await call(fresh(), 'signIn', { body: Object.fromEntries(fields) });
    expect(response).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/; and \d+ more$/) },
    });
    expect(JSON.stringify(response.body).length).toBeLessThan(4_000);
  });
});
