import type { OperationId } from '@fitness/api-contract/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNodeServer, DEFAULT_BASE_URL } from './node.ts';
import { readTestResponse, requestOf, tokenOf, type CallParts } from '../testing/call.ts';

describe('the backend under Node', () => {
  const { server, backend } = createNodeServer({ scenario: 'empty' });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => backend.setFaults([]));
  afterAll(() => server.close());

  const send = async (id: OperationId, parts?: CallParts) =>
    readTestResponse(await fetch(requestOf(id, parts, DEFAULT_BASE_URL)));

  it('handles requests with path, token and body over fetch', async () => {
    const token = await tokenOf(backend, 101);
    const review = { content: '좋아요', likeStar: 5 };
    expect((await send('createReview', { token, body: review })).status).toBe(201);
    expect(await send('listReviews')).toMatchObject({ status: 200, body: [review] });
  });

  it('makes fetch reject for an offline fault', async () => {
    backend.setFaults([{ kind: 'offline', times: 1 }]);
    await expect(send('listReviews')).rejects.toThrow(TypeError);
    expect((await send('listReviews')).status).toBe(200);
  });
});
