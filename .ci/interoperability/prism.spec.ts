import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type HttpServer } from '../../packages/mocks/src/http-server.ts';
import { type CallParts, requestOf } from '../../packages/mocks/testing/call.ts';
import { exampleBackend, tokenFor } from '../../packages/mocks/testing/example-calls.ts';
import type { ServerProcess } from '../../packages/mocks/testing/server-process.ts';
import { startPrism } from './servers.ts';

let backend = exampleBackend();
let mock: HttpServer;
let prism: ServerProcess;
beforeAll(async () => {
  const address = { port: 0, host: '127.0.0.1' };
  mock = await listen(backend, address, (request) => backend.handle(request));
  prism = await startPrism(mock.url);
});
afterAll(async () => {
  await prism.stop();
  await mock.stop();
});

/** Sends an example request, with other parts, through Prism to a new backend. */
async function send(operation: OperationId, parts: CallParts = {}): Promise<Response> {
  backend = exampleBackend();
  const token = await tokenFor(backend, operation);
  return fetch(requestOf(operation, { token, ...parts }, prism.url));
}

/** Prism treats an empty parameter, as in the example, as missing. */
const ownQuery: Partial<Record<OperationId, CallParts['query']>> = {
  listMyMembers: { nickName: '김' },
};

describe('Prism in front of the mock server', () => {
  it.each(Object.keys(operations) as OperationId[])(
    'lets a successful %s pass, request and answer',
    async (operation) => {
      const query = ownQuery[operation];
      const response = await send(operation, query && { query });
      expect(response.ok, `${response.status} ${await response.clone().text()}`).toBe(true);
    },
  );

  it('refuses a request that breaks the contract', async () => {
    const body = { ...requestExamples.createReview.body, likeStar: 6 };
    const response = await send('createReview', { body });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('likeStar');
  });
});
