import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
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

async function reviewsAt(url: string): Promise<readonly (string | null)[]> {
  const { client } = await signedIn(url, 'customer1');
  const reviews = await client.GET('/api/{product}/review');
  return reviews.map(({ content }) => content);
}

/** Writes reviews, several at a time, until the server ends; collects those that were confirmed. */
async function keepWriting(url: string, name: string, confirmed: string[]): Promise<unknown> {
  const { client } = await signedIn(url, 'customer1');
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; ; number += 1) {
      const content = `${name} ${writer}-${number}`;
      await client.POST('/api/{product}/review', { body: { content, likeStar: 5 } });
      confirmed.push(content);
    }
  };
  return Promise.allSettled([1, 2, 3, 4].map(write));
}

it(
  'a server with --persist that is killed during writes restarts with every confirmed change',
  { timeout: TIMEOUT },
  async () => {
    const args = ['--scenario', 'empty', '--persist', join(folder, 'killed.json')];
    const confirmed: string[] = [];
    for (const afterWrites of [1, 7, 20, 33]) {
      const server = await startProcess(...args);
      const wanted = confirmed.length + afterWrites;
      const writing = keepWriting(server.url(), `${afterWrites}`, confirmed);
      while (confirmed.length < wanted) await new Promise(setImmediate);
      expect(await server.end('SIGKILL')).toBeNull();
      await writing;
    }
    const last = await startProcess(...args);
    expect(await reviewsAt(last.url())).toEqual(expect.arrayContaining(confirmed));
    expect(await last.end('SIGTERM')).toBe(0);
  },
);

it(
  'a server with --watch restarts when a source file changes, with the state written and seeded before',
  { timeout: TIMEOUT },
  async () => {
    const server = await startProcess('--watch', '--scenario', 'default');
    const scenario = { method: 'PUT', body: JSON.stringify({ scenario: 'empty' }) };
    expect((await fetch(`${server.url()}/__mock/scenario`, scenario)).status).toBe(200);
    const { client } = await signedIn(server.url(), 'customer1');
    const review = { content: '남아 있어요', likeStar: 5 };
    await client.POST('/api/{product}/review', { body: review });
    const now = new Date();
    await utimes(fileURLToPath(new URL('./options.ts', import.meta.url)), now, now);
    await server.started(2);
    expect(await reviewsAt(server.url())).toEqual(['남아 있어요']);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
