import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OperationId } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readTestResponse, requestOf, type CallParts } from '../../../testing/call.ts';
import { readOptions, startServer } from '../../server.ts';
import { startMock } from '../../../testing/contract/command.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { decodeExchanges, type Exchange } from './exchange.ts';

type Started = Awaited<ReturnType<typeof startMock>>;
const running: Started[] = [];
let folder = '';
let file = '';
let exchanges: Exchange[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
  file = join(folder, 'recording.ndjson');
  await record();
  exchanges = decodeExchanges(await readFile(file, 'utf8'));
});
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));
afterAll(() => rm(folder, { recursive: true }));

async function start(...args: string[]): Promise<Started> {
  const started = await startMock(...args);
  running.push(started);
  return started;
}

const send = async ({ url }: Started, id: OperationId, parts: CallParts = {}) =>
  readTestResponse(await fetch(requestOf(id, parts, url)));

const newcomer = {
  nickname: '남궁하늘',
  username: 'haneul77',
  password: 'Secret77!',
  passwordCheck: 'Secret77!',
  ph: '01077776666',
  email: 'haneul@private.kr',
};

/** Records the calls of a customer, a trainer and a master to another mock server. */
async function record(): Promise<void> {
  const upstream = await start();
  const recorder = await start('--upstream', upstream.url, '--record', file);
  const sendAll = async (token: string | undefined, ...ids: OperationId[]): Promise<void> => {
    for (const id of ids) await send(recorder, id, { token });
  };
  const { token: customer } = await signedIn(recorder.url, 'customer1');
  await sendAll(customer, 'listMyPromotions');
  await sendAll(undefined, 'listReviews');
  await sendAll(customer, 'createReview');
  await sendAll(undefined, 'listReviews', 'listMyPromotions');
  await send(recorder, 'signUp', { body: { ...newcomer, gender: 'female' } });
  const { token: master } = await signedIn(recorder.url, 'master1');
  await sendAll(master, 'listUsers', 'listWorkers', 'getSalesReport', 'resolveUserByPhone');
  const { token: trainer } = await signedIn(recorder.url, 'trainer1');
  await sendAll(trainer, 'listMyMembers', 'listClassesWithReservations');
}

const recorded = (id: OperationId) => exchanges.filter(({ operation }) => operation === id);

describe('a recording', () => {
  it('has every call with its caller', () => {
    expect(recorded('signIn')).toHaveLength(3);
    expect(recorded('listMyPromotions')).toMatchObject([
      { role: 'ROLE_CUSTOMER', userId: 101, status: 200 },
      { role: 'ROLE_ANONYMOUS', status: 401, response: { message: '로그인이 필요합니다.' } },
    ]);
  });

  it('has no personal text', async () => {
    const text = await readFile(file, 'utf8');
    const { backend } = await start();
    const personal = [
      ...backend.studio.store.accounts
        .all()
        .flatMap(({ username, nickname, ph, email }) => [username, nickname, ph, email]),
      ...backend.studio.store.reviews.all().map(({ content }) => content),
      ...Object.values(newcomer),
    ];
    expect(personal.filter((one) => text.includes(one))).toEqual([]);
  });

  it('has responses that keep the contract, with their ids, dates, plans and roles', () => {
    for (const { operation, status, response } of exchanges)
      expect({ operation, ...validateResponse(operation, status, response) }).toMatchObject({
        operation,
        ok: true,
      });
    const { response } = recorded('listMyPromotions')[0] ?? {};
    expect(response).toContainEqual(
      expect.objectContaining({ promotionName: expect.stringMatching(/^PT \d+회$/) }),
    );
    const users = recorded('listUsers')[0]?.response as { userId: number; roleName: string }[];
    expect(users).toContainEqual(expect.objectContaining({ userId: 10, roleName: 'ROLE_MASTER' }));
  });

  it('has the same replacement wherever a text occurs', () => {
    const [signIn] = recorded('signIn').map(({ response }) => response as Record<string, unknown>);
    const users = recorded('listUsers')[0]?.response as Record<string, unknown>[];
    expect(users.find(({ userId }) => userId === 101)).toMatchObject({
      nickName: signIn?.['nickname'],
      ph: signIn?.['ph'],
    });
  });
});

describe('a server that replays a recording', () => {
  const username = () =>
    (recorded('signIn')[0]?.body as { username: string } | undefined)?.username ?? '';

  it('gives the recorded responses to the user who signs in', async () => {
    const server = await start('--replay', file, '--scenario', 'empty');
    const { token } = await signedIn(server.url, username());
    expect(await send(server, 'listMyPromotions', { token })).toEqual({
      status: 200,
      body: recorded('listMyPromotions')[0]?.response,
    });
    expect((await send(server, 'listMyPromotions')).status).toBe(401);
  });

  it('gives the responses of a repeated call in their order, and then the last one', async () => {
    const server = await start('--replay', file, '--scenario', 'empty');
    const bodies: unknown[] = [];
    for (let count = 0; count < 3; count += 1)
      bodies.push((await send(server, 'listReviews')).body);
    const [before, after] = recorded('listReviews').map(({ response }) => response);
    expect(bodies).toEqual([before, after, after]);
    expect(before).not.toEqual(after);
  });

  it('gives the scenario for what was not recorded, as the demo account of the role', async () => {
    const server = await start('--replay', file, '--scenario', 'empty');
    const { token } = await signedIn(server.url, username());
    expect(await send(server, 'listMyAttendance', { token })).toEqual({ status: 200, body: [] });
    expect((await send(server, 'getSalesReport', { token })).status).toBe(403);
  });

  it('refuses a body of a type that the contract does not list', async () => {
    const server = await start('--replay', file, '--scenario', 'empty');
    const parts = { body: recorded('signIn')[0]?.body };
    expect((await send(server, 'signIn', parts)).status).toBe(200);
    const refused = await send(server, 'signIn', { ...parts, contentType: 'text/plain' });
    expect(refused.status).toBe(415);
  });

  it('refuses a file that is no recording', async () => {
    const other = join(folder, 'other.ndjson');
    await writeFile(other, `{"operation":"listReviews"}\n`);
    await expect(start('--replay', other)).rejects.toThrow(
      'The recording is invalid in line 1: /role',
    );
  });
});

/** Starts an upstream that is no mock server; returns its URL. */
async function startUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a server with an upstream', () => {
  it.each(['GET', 'HEAD'])(
    'returns the headers of the response to %s, except those of the connection and the encoding',
    async (method) => {
      const methods: (string | undefined)[] = [];
      const upstream = await startUpstream((incoming, outgoing) => {
        methods.push(incoming.method);
        outgoing.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          etag: '"1"',
          location: '/api/fitness/review/1',
          'retry-after': '7',
          'set-cookie': ['a=1; Path=/', 'b=2'],
          'x-request-id': 'r1',
          connection: 'keep-alive, X-Hop',
          'keep-alive': 'timeout=99',
          'x-hop': '1',
          'content-encoding': 'gzip',
        });
        outgoing.end(gzipSync('[]'));
      });
      const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      const server = await startServer({ ...readOptions(['--upstream', upstream]), port: 0 });
      running.push(server);
      const response = await fetch(`${server.url}/api/fitness/review`, { method });
      expect(methods).toEqual([method]);
      expect(lines.mock.calls).toEqual([['200 listReviews ROLE_ANONYMOUS']]);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(method === 'HEAD' ? '' : '[]');
      expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        etag: '"1"',
        location: '/api/fitness/review/1',
        'retry-after': '7',
        'x-request-id': 'r1',
        'access-control-expose-headers': '*',
      });
      for (const name of ['x-hop', 'content-encoding'])
        expect(response.headers.has(name)).toBe(false);
      expect(response.headers.get('keep-alive')).not.toBe('timeout=99');
    },
  );

  it('forwards the headers of the contract, and no others', async () => {
    const requests: IncomingMessage[] = [];
    const upstream = await startUpstream((incoming, outgoing) => {
      requests.push(incoming);
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    const { url } = await start('--upstream', upstream);
    const headers = { authorization: 'Bearer a.b.c', 'accept-language': 'ko', 'x-other': '1' };
    await fetch(`${url}/api/fitness/review`, { headers });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'accept-language': 'ko',
      host: new URL(upstream).host,
    });
    expect(requests[0]?.headers['x-other']).toBeUndefined();
  });

  it('leaves bodies of other types to the upstream, but does not record them', async () => {
    const types: (string | undefined)[] = [];
    const upstream = await startUpstream((incoming, outgoing) => {
      types.push(incoming.headers['content-type']);
      outgoing.writeHead(201).end();
    });
    const other = join(folder, 'types.ndjson');
    const proxy = await start('--upstream', upstream, '--record', other);
    for (const contentType of ['text/plain', null, 'application/json'])
      expect((await send(proxy, 'createReview', { contentType })).status).toBe(201);
    expect(types).toEqual(['text/plain', undefined, 'application/json']);
    expect(decodeExchanges(await readFile(other, 'utf8'))).toHaveLength(1);
  });

  it('reports responses that violate the contract, and passes them on', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const upstream = await start();
    const proxy = await start('--upstream', upstream.url);
    upstream.backend.setFaults([{ kind: 'custom', status: 200, body: { reviews: [] } }]);
    expect(await send(proxy, 'listReviews')).toEqual({ status: 200, body: { reviews: [] } });
    expect(errors.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^listReviews answered 200, which violates the contract: \/body must be/,
        ),
      ],
    ]);
  });

  it('returns 502 while the upstream gives no response', async () => {
    const upstream = await start();
    const proxy = await start('--upstream', upstream.url);
    upstream.backend.setFaults([{ kind: 'offline' }]);
    expect(await send(proxy, 'listReviews')).toMatchObject({
      status: 502,
      body: { detail: expect.stringContaining(`${upstream.url}/api/fitness/review: `) },
    });
  });

  it('answers calls outside the contract and the control endpoints itself', async () => {
    const proxy = await start('--upstream', 'http://localhost:1');
    expect((await fetch(`${proxy.url}/__mock`)).status).toBe(200);
    expect((await fetch(`${proxy.url}/api/fitness/nothing`)).status).toBe(404);
  });
});
