import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeServer, DEFAULT_BASE_URL } from './node.ts';
import { readTestResponse, requestOf, tokenOf } from '../testing/call.ts';

const { server, backend } = createNodeServer({ scenario: 'empty' });
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('the backend under Node handles requests with path, token and body over fetch', async () => {
  const parts = { token: await tokenOf(backend, 101), body: { content: '좋아요', likeStar: 5 } };
  expect((await fetch(requestOf('createReview', parts, DEFAULT_BASE_URL))).status).toBe(201);
  const response = await fetch(requestOf('listReviews', {}, DEFAULT_BASE_URL));
  expect(await readTestResponse(response)).toEqual({ status: 200, body: [parts.body] });
});

it('the backend under Node makes fetch reject for an offline fault', async () => {
  backend.setFaults([{ kind: 'offline', times: 1 }]);
  const send = () => fetch(requestOf('listReviews', {}, DEFAULT_BASE_URL));
  await expect(send()).rejects.toThrow(TypeError);
  expect((await send()).status).toBe(200);
});
