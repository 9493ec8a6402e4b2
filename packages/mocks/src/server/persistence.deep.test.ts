import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endProcesses, startProcess } from '../../testing/server-process.ts';

const TIMEOUT = 120_000;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'persistence-'));
});
afterAll(async () => {
  endProcesses();
  await rm(folder, { recursive: true });
});

async function send(
  url: string,
  method: string,
  path: string,
  body?: object,
  token = '',
): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(url + path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.json();
}

async function tokenFor(url: string): Promise<string> {
  const body = await send(url, 'POST', '/api/auth/signin', {
    username: 'customer1',
    password: 'Fitness1!',
  });
  return (body as { token: string }).token;
}

const reviewsAt = async (url: string) =>
  new Set(
    ((await send(url, 'GET', '/api/fitness/review')) as { content: string }[]).map(
      (one) => one.content,
    ),
  );

/** Writes reviews, several at a time, until the server ends; collects those that were confirmed. */
function keepWriting(
  url: string,
  token: string,
  name: string,
  confirmed: string[],
): Promise<unknown> {
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; ; number += 1) {
      const content = `${name} ${writer}-${number}`;
      await send(url, 'POST', '/api/fitness/review', { content, likeStar: 5 }, token);
      confirmed.push(content);
    }
  };
  return Promise.allSettled([1, 2, 3, 4].map(write));
}

describe('a server with --persist', () => {
  it(
    'that is killed during writes restarts with every confirmed change',
    { timeout: TIMEOUT },
    async () => {
      const persist = join(folder, 'killed.json');
      const confirmed: string[] = [];
      for (const afterWrites of [1, 7, 20, 33]) {
        const server = await startProcess('--scenario', 'empty', '--persist', persist);
        const stored = await reviewsAt(server.url());
        expect(confirmed.filter((content) => !stored.has(content))).toEqual([]);

        const wanted = confirmed.length + afterWrites;
        const writing = keepWriting(
          server.url(),
          await tokenFor(server.url()),
          `${afterWrites}`,
          confirmed,
        );
        while (confirmed.length < wanted) await new Promise(setImmediate);
        expect(await server.end('SIGKILL')).toBeNull();
        await writing;
        expect(JSON.parse(await readFile(persist, 'utf8')).version).toBeGreaterThan(0);
      }
      const last = await startProcess('--persist', persist);
      const stored = await reviewsAt(last.url());
      expect(confirmed.filter((content) => !stored.has(content))).toEqual([]);
      expect(await last.end('SIGTERM')).toBe(0);
    },
  );
});

describe('a server with --watch', () => {
  it(
    'restarts when a source file changes, with the state written and seeded before',
    { timeout: TIMEOUT },
    async () => {
      const server = await startProcess('--watch', '--scenario', 'default');
      await send(server.url(), 'PUT', '/__mock/scenario', { scenario: 'empty' });
      await send(
        server.url(),
        'POST',
        '/api/fitness/review',
        { content: '남아 있어요', likeStar: 5 },
        await tokenFor(server.url()),
      );
      const now = new Date();
      await utimes(fileURLToPath(new URL('./options.ts', import.meta.url)), now, now);
      await server.started(2);
      expect(await reviewsAt(server.url())).toEqual(new Set(['남아 있어요']));
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});
