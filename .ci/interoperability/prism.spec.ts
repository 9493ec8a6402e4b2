import type { OperationId } from '@fitness/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Found, positiveCalls, requestOf } from './positive-calls.ts';
import { type Server, startMock, startPrism } from './servers.ts';

const password = 'Fitness1!';

let mock: Server;
let prism: Server;
beforeAll(async () => {
  mock = await startMock();
  prism = await startPrism(mock.url);
});
afterAll(async () => {
  await prism.stop();
  await mock.stop();
});

async function tokenOf(username: string) {
  const changes = { body: { username, password } };
  const response = await fetch(requestOf(mock.url, 'signIn', undefined, changes));
  return ((await response.json()) as { token: string }).token;
}

// With the class, the reservation and the member of the calls before it, so one after another.
describe('Prism in front of the mock server', () => {
  const found: Found = {};

  it.each(Object.keys(positiveCalls) as OperationId[])(
    'lets a successful %s pass, request and answer',
    async (id) => {
      const { by, changes, read } = positiveCalls[id];
      const token = by && (await tokenOf(by));
      const response = await fetch(requestOf(prism.url, id, token, changes?.(found)));
      const text = await response.text();
      expect(response.ok, `${response.status} ${text}`).toBe(true);
      if (read) Object.assign(found, read(JSON.parse(text) as never));
    },
  );

  it('refuses a request that breaks the contract', async () => {
    const request = requestOf(prism.url, 'createReview', await tokenOf('customer1'), {
      body: { likeStar: 6 },
    });
    const response = await fetch(request);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('likeStar');
  });
});
