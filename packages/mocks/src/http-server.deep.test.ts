import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startMock } from '../testing/contract/command.ts';

it.each([
  ['is sent too slowly gets 408', 'GET / HTTP/1.1\r\nhost: localhost\r\n', 408],
  [
    'has a long URL gets 431',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    431,
  ],
  [
    'has many headers gets 431',
    `GET / HTTP/1.1\r\nhost: localhost\r\n${'a: b\r\n'.repeat(5_000)}\r\n`,
    431,
  ],
])('a request that %s', { timeout: 60_000 }, async (_, head, status) => {
  const { url, stop } = await startMock('--scenario', 'empty');
  onTestFinished(stop);
  const socket = connect(Number(new URL(url).port), 'localhost');
  onTestFinished(() => void socket.destroy());
  socket.write(head);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(`${url}/__mock`)).status).toBe(200);
});
