import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../packages/api-contract/testing/contracts/small-contract.ts';
import { startNode, type ServerProcess } from '../../packages/mocks/testing/server-process.ts';
import { copyTree } from '../support/copy-tree.ts';

const LOCKERS = `  /api/{product}/lockers:
    parameters:
      - $ref: '#/components/parameters/Product'
    get:
      operationId: listLockers
      summary: 사물함
      description: 빈 사물함을 줍니다.
      tags: [member]
      x-roles: [ROLE_ANONYMOUS, ROLE_CUSTOMER, ROLE_MANAGER, ROLE_MASTER]
      security: [{}]
      responses: { '204': { description: 없음 } }
components:
`;

let copy = '';
let text = '';
const servers: ServerProcess[] = [];
beforeAll(() => {
  copy = copyTree();
  text = readFileSync(join(copy, 'openapi.yaml'), 'utf8');
}, 120_000);
afterEach(() => Promise.all(servers.splice(0).map((server) => server.end('SIGTERM'))));
afterAll(() => rmSync(copy, { recursive: true }));

/** Starts the mock server of the copy with this contract. */
async function start(changed: string): Promise<ServerProcess> {
  writeFileSync(join(copy, 'openapi.yaml'), changed);
  execFileSync(process.execPath, [join(copy, 'packages/api-contract/scripts/generate.ts')]);
  const server = await startNode([join(copy, 'packages/mocks/src/server.ts')]);
  servers.push(server);
  return server;
}

async function statusOf(server: ServerProcess, path: string, init?: RequestInit): Promise<number> {
  return (await fetch(server.url() + path, init)).status;
}

describe('a mock server whose contract has got an operation', () => {
  it('says so at the start, answers 501 to it, and the others as before', async () => {
    const server = await start(text.replace(/^components:\n/m, LOCKERS));
    const response = await fetch(`${server.url()}/api/fitness/lockers`);
    expect([response.status, await response.json()]).toEqual([
      501,
      {
        message: '목 서버에 없는 기능입니다.',
        detail: 'The mock backend does not implement listLockers.',
      },
    ]);
    expect(await statusOf(server, '/api/fitness/lockers', { method: 'HEAD' })).toBe(501);
    expect(await statusOf(server, '/api/fitness/review')).toBe(200);
    expect(server.errors()).toBe(
      'The mock backend does not implement 1 of the 25 operations of the contract (listLockers) and answers 501 instead: implement what is missing in src/operations of @fitness/mocks.\n',
    );
  });
});

describe('a mock server with a contract of others', () => {
  it('says so at the start, and answers 501 to its operations', async () => {
    const server = await start(textOf({}));
    expect(server.errors()).toContain(
      'does not implement 1 of the 1 operations of the contract (call)',
    );
    expect(await statusOf(server, '/things')).toBe(501);
    expect(await statusOf(server, '/api/fitness/review')).toBe(404);
    for (const path of ['/', '/openapi.json', '/__mock', '/__mock/log'])
      expect(await statusOf(server, path)).toBe(200);
    expect(server.errors().split('\n')).toHaveLength(2);
  });
});
