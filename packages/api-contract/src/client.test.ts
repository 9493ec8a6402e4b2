import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, createApiClient } from './client.ts';
import type { ApiClientOptions, ObservedResponse, InvalidField } from './client.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A client in front of a real server that gives one answer and notes what it was asked. */
async function clientOf(
  respond: (response: ServerResponse) => void,
  options: Partial<ApiClientOptions> = {},
) {
  const seen: Seen[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'content-type': contentType } = request.headers;
    seen.push({ method: request.method, url: request.url, authorization, contentType, body });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api: createApiClient({ baseUrl, product: 'fitness', getToken: () => null, ...options }),
    seen,
  };
}

function json(status: number, body: unknown) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function text(status: number, body: string) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError))
    throw new Error('The call did not end in an ApiError', { cause: error });
  return error;
}

const signUp = {
  nickname: '김하늘',
  gender: 'female' as const,
  username: 'haneul1',
  password: 'Fitness1!',
  passwordCheck: 'Fitness1!',
  ph: '01012345678',
  email: 'haneul@makefit.kr',
};

describe('what a call sends', () => {
  it('fills the product and the path parameters and writes the query @request:base-url', async () => {
    const { api, seen } = await clientOf(json(200, []));
    await api.GET('/api/{product}/admin/sales/reports', {
      params: { query: { startDate: '2026-11-01', endDate: '2026-11-20' } },
    });
    await api.GET('/api/{product}/manager/membermanagement', {
      params: { query: { nickName: '김 서&준' } },
    });
    await api.DELETE('/api/{product}/reservations/{id}', { params: { path: { id: 31 } } });
    expect(seen.map((request) => `${request.method} ${request.url}`)).toEqual([
      'GET /api/fitness/admin/sales/reports?startDate=2026-11-01&endDate=2026-11-20',
      `GET /api/fitness/manager/membermanagement?nickName=${encodeURIComponent('김 서&준')}`,
      'DELETE /api/fitness/reservations/31',
    ]);
  });

  it('sends the body as JSON', async () => {
    const { api, seen } = await clientOf(json(201, {}));
    await api.POST('/api/{product}/review', { body: { content: '좋았습니다', likeStar: 5 } });
    expect(seen[0]).toMatchObject({
      contentType: 'application/json',
      body: JSON.stringify({ content: '좋았습니다', likeStar: 5 }),
    });
  });

  it('carries the bearer header when there is a token, and asks for the token anew each time @request:bearer', async () => {
    const tokens = ['aaa.bbb.ccc', null, 'ddd.eee.fff'];
    const { api, seen } = await clientOf(json(200, []), { getToken: () => tokens.shift() });
    for (let call = 0; call < 3; call += 1) await api.GET('/api/{product}/review');
    expect(seen.map((request) => request.authorization)).toEqual([
      'Bearer aaa.bbb.ccc',
      undefined,
      'Bearer ddd.eee.fff',
    ]);
  });

  it('does not fail over a stored token that cannot stand in a header', async () => {
    const { api, seen } = await clientOf(json(200, []), { getToken: () => '토큰\n' });
    await api.GET('/api/{product}/review');
    expect(seen[0]?.authorization).toBeUndefined();
  });
});

describe('what a call resolves to', () => {
  it('is the data of the answer', async () => {
    const { api } = await clientOf(json(200, [{ content: '좋았습니다', likeStar: 5 }]));
    expect(await api.GET('/api/{product}/review')).toEqual([
      { content: '좋았습니다', likeStar: 5 },
    ]);
  });

  it('is no rows for a list that came as null @list:null', async () => {
    const { api } = await clientOf(json(200, null));
    expect(await api.GET('/api/{product}/review')).toEqual([]);
  });

  it('is clean rows, whatever the server makes of its fields', async () => {
    const { api } = await clientOf(
      json(200, [
        { classId: 11, classTime: [2026, 11, 21, 10, 0], maxCustomer: '1' },
        { classId: null },
      ]),
    );
    expect(
      await api.GET('/api/{product}/classes/reservable', {
        params: { query: { membershipId: 1 } },
      }),
    ).toEqual([
      {
        classId: 11,
        classTime: '2026-11-21T10:00:00',
        trainerName: null,
        classSubject: null,
        currentCustomer: null,
        maxCustomer: null,
      },
    ]);
  });

  it.each([
    ['no content', (response: ServerResponse) => response.writeHead(204).end()],
    ['an empty body', text(200, '')],
    ['a plain text', text(201, '등록되었습니다')],
  ])(
    'is a success with %s where the answer has no fixed shape @response:open',
    async (_, respond) => {
      const { api } = await clientOf(respond);
      expect(await api.POST('/api/auth/signup', { body: signUp })).toBeUndefined();
    },
  );
});

describe('what a call throws', () => {
  it('carries the status and the message of the server', async () => {
    const { api } = await clientOf(json(409, { message: '마감된 수업입니다.' }));
    const error = await errorOf(
      api.POST('/api/{product}/reservation', { body: { classId: 11, membershipId: 1 } }),
    );
    expect(error).toMatchObject({
      kind: 'http',
      status: 409,
      message: '마감된 수업입니다.',
      fieldMessages: [],
      request: 'POST /api/{product}/reservation',
    });
  });

  it('carries the messages by field when sign-up is refused with a list', async () => {
    const list = [
      { field: 'username', message: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.' },
      { field: 'ph', message: '전화번호는 숫자 9~11자여야 합니다.' },
    ];
    const { api } = await clientOf(json(400, list));
    const error = await errorOf(api.POST('/api/auth/signup', { body: signUp }));
    expect(error.fieldMessages).toEqual(list);
    expect(error.message).toBe(list[0]?.message);
  });

  it.each([
    ['an HTML page', text(502, '<h1>Bad gateway</h1>')],
    ['an empty body', text(500, '')],
    ['a message that is no text', json(500, { message: 7 })],
    ['an empty list', json(400, [])],
  ])('has an empty message for an error with %s', async (_, respond) => {
    const { api } = await clientOf(respond);
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'http',
      message: '',
      fieldMessages: [],
    });
  });

  it('says that a list or a sign-in answer could not be read', async () => {
    const { api } = await clientOf(text(200, '<h1>Hello</h1>'));
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'http',
      status: 200,
      message: '',
    });
    const signIn = api.POST('/api/auth/signin', {
      body: { username: 'customer1', password: 'Fitness1!' },
    });
    expect(await errorOf(signIn)).toMatchObject({ kind: 'http', status: 200 });
  });

  it.each([[{ a: 1 }], ['list'], [7], [true]])(
    'says that a list could not be read from %j @list:unusable',
    async (body) => {
      const { api } = await clientOf(json(200, body));
      expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
        kind: 'http',
        status: 200,
        message: '',
      });
    },
  );

  it.each([[null], [[]], [{ classSubjectName: 'PT' }]])(
    'says that a subject could not be read from %j @list:unusable',
    async (body) => {
      const { api } = await clientOf(json(200, body));
      expect(await errorOf(api.GET('/api/{product}/subject/me'))).toMatchObject({
        kind: 'http',
        status: 200,
      });
    },
  );

  it('is of the kind network when the server cannot be reached', async () => {
    const api = createApiClient({
      baseUrl: 'http://127.0.0.1:1',
      product: 'fitness',
      getToken: () => null,
    });
    const error = await errorOf(api.GET('/api/{product}/review'));
    expect(error).toMatchObject({
      kind: 'network',
      reason: 'unreachable',
      status: undefined,
      message: '',
    });
  });

  it('is of the kind network when no answer comes in time', async () => {
    const { api } = await clientOf(() => undefined, { timeoutMs: 30 });
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'network',
      reason: 'timeout',
    });
  });

  it('is of the kind network when the connection breaks in the middle of an answer', async () => {
    const { api } = await clientOf((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('[{"content":');
      setImmediate(() => response.destroy());
    });
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'network',
      reason: 'unreachable',
    });
  });

  describe('in a browser without AbortSignal.any and AbortSignal.timeout', () => {
    const { any, timeout } = AbortSignal;
    beforeEach(
      () =>
        void [
          Reflect.deleteProperty(AbortSignal, 'any'),
          Reflect.deleteProperty(AbortSignal, 'timeout'),
        ],
    );
    afterEach(() => void Object.assign(AbortSignal, { any, timeout }));

    it('tells an answer that took too long from a caller that gave up @request:timeout', async () => {
      const { api } = await clientOf(() => undefined);
      const { signal } = new AbortController();
      expect(
        await errorOf(api.GET('/api/{product}/review', { signal, timeoutMs: 30 })),
      ).toMatchObject({ kind: 'network', reason: 'timeout' });
      expect(
        await errorOf(api.GET('/api/{product}/review', { signal: AbortSignal.abort() })),
      ).toMatchObject({ kind: 'network', reason: 'aborted' });
    });
  });

  it('says so when the caller gave up', async () => {
    const controller = new AbortController();
    const { api } = await clientOf(() => controller.abort());
    expect(
      await errorOf(api.GET('/api/{product}/review', { signal: controller.signal })),
    ).toMatchObject({ kind: 'network', reason: 'aborted' });
  });
});

describe('who watches the answers', () => {
  it('is told method, path, status and body of every answer, failed ones too', async () => {
    const answers: ObservedResponse[] = [];
    const { api } = await clientOf(json(401, { message: '로그인이 필요합니다.' }), {
      onResponse: (answer) => answers.push(answer),
    });
    await errorOf(api.GET('/api/{product}/subject/me'));
    expect(answers).toEqual([
      {
        method: 'GET',
        path: '/api/{product}/subject/me',
        status: 401,
        body: { message: '로그인이 필요합니다.' },
      },
    ]);
  });

  it('is told of each field that came off the contract, once, and of the answer before it is read @list:fields', async () => {
    const [oddities, bodies]: [InvalidField[], unknown[]] = [[], []];
    const odd = [
      { content: 7, likeStar: 5 },
      { content: null, likeStar: '4' },
    ];
    const { api } = await clientOf(json(200, odd), {
      onInvalidField: (oddity) => oddities.push(oddity),
      onResponse: ({ body }) => bodies.push(body),
    });
    await api.GET('/api/{product}/review');
    await api.GET('/api/{product}/review');
    expect(oddities).toEqual([
      { path: '/api/{product}/review', field: 'content', value: 7 },
      { path: '/api/{product}/review', field: 'likeStar', value: '4' },
    ]);
    expect(bodies).toEqual([odd, odd]);
  });

  it('can hand in another fetch', async () => {
    const api = createApiClient({
      baseUrl: 'http://studio.test/',
      product: 'fitness',
      getToken: () => null,
      fetch: async (request) => Response.json([{ content: request.url, likeStar: 1 }]),
    });
    expect(await api.GET('/api/{product}/review')).toEqual([
      { content: 'http://studio.test/api/fitness/review', likeStar: 1 },
    ]);
  });
});
