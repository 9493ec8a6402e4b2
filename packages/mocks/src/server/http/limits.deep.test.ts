import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/signed-in.ts';
import {
  endProcesses,
  startBoundedProcess,
  type ServerProcess,
} from '../../../testing/server-process.ts';

const MB = 1024 * 1024;
const HEAP_MB = 128;
const TIMEOUT = 300_000;

let server: ServerProcess;
let url = '';
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startBoundedProcess(HEAP_MB, '--scenario', 'empty');
  url = server.url();
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  endProcesses();
});

function open(head: string): Socket {
  const { port } = new URL(url);
  const socket = connect(Number(port), 'localhost');
  // The server may close the socket at any time.
  socket.on('error', () => socket.destroy());
  sockets.push(socket);
  socket.write(head);
  return socket;
}

/** Posts so many bytes without a length, and returns the status. */
async function postChunks(bytes: number): Promise<number | undefined> {
  const outgoing = httpRequest(`${url}/api/fitness/review`, { method: 'POST' });
  outgoing.on('error', () => outgoing.destroy());
  const responded = once(outgoing, 'response') as Promise<[{ statusCode?: number }]>;
  const chunk = Buffer.alloc(MB / 4);
  for (let sent = 0; sent < bytes; sent += chunk.length) outgoing.write(chunk);
  outgoing.end();
  return (await responded)[0].statusCode;
}

const inParallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('a server with a small heap', () => {
  it('refuses bodies of 200 MB in all', { timeout: TIMEOUT }, async () => {
    const body = Buffer.alloc(5 * MB);
    const send = async () =>
      (await fetch(`${url}/api/fitness/review`, { method: 'POST', body })).status;
    for (let round = 0; round < 5; round += 1) {
      expect(await inParallel(4, send)).toEqual([413, 413, 413, 413]);
      expect(await inParallel(4, () => postChunks(5 * MB))).toEqual([413, 413, 413, 413]);
    }
  });

  it(
    'reads 10,000 of the longest reviews many times, also while other clients leave them unread',
    { timeout: TIMEOUT },
    async () => {
      const { client } = await signedIn(url, 'customer1');
      const body = { content: '가'.repeat(1_000), likeStar: 5 };
      await inParallel(20, async () => {
        for (let count = 0; count < 500; count += 1)
          await client.POST('/api/{product}/review', { body });
      });
      const read = async () => {
        const response = await fetch(`${url}/api/fitness/review`);
        const reviews = (await response.json()) as unknown[];
        return response.status === 200 ? reviews.length : response.status;
      };
      for (let round = 0; round < 5; round += 1)
        expect(await inParallel(4, read)).toEqual([10_000, 10_000, 10_000, 10_000]);

      const leaveUnread = async () => {
        const socket = open('GET /api/fitness/review HTTP/1.1\r\nhost: localhost\r\n\r\n');
        const [start] = (await once(socket, 'data')) as [Buffer];
        socket.pause();
        return start.toString('latin1', 0, 12);
      };
      const starts = [await leaveUnread()];
      while (starts.length < 20 && starts.at(-1) === 'HTTP/1.1 200')
        starts.push(await leaveUnread());
      expect(starts.at(-1)).toBe('HTTP/1.1 503');
      expect(await read()).toBe(503);
      expect((await fetch(`${url}/__mock`)).status).toBe(200);
      for (const socket of sockets) socket.destroy();
      await expect.poll(read, { timeout: 60_000 }).toBe(10_000);
    },
  );

  it('ends a request that is sent too slowly with 408', { timeout: TIMEOUT }, async () => {
    const slow = await inParallel(200, async () => open('GET / HTTP/1.1\r\nhost: localhost\r\n'));
    expect((await fetch(`${url}/__mock`)).status).toBe(200);
    const responses = await Promise.all(slow.map((socket) => text(socket)));
    expect(new Set(responses.map((response) => response.slice(0, 12)))).toEqual(
      new Set(['HTTP/1.1 408']),
    );
    expect(responses[0]).toContain('요청을 기다리는 시간이 지났습니다.');
  });

  it.each([
    ['a long URL', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431],
    ['many headers', `GET / HTTP/1.1\r\nhost: localhost\r\n${'a: b\r\n'.repeat(5_000)}\r\n`, 431],
    ['something else than HTTP', 'hello\r\n\r\n', 400],
  ])('responds to %s with JSON', async (_, head, status) => {
    const response = await text(open(head));
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: expect.stringMatching(/니다\.$/),
      detail: expect.any(String),
    });
  });

  it('still responds after all of this', async () => {
    expect((await fetch(`${url}/api/fitness/nothing`)).status).toBe(404);
  });
});
