import type { ServerResponse } from 'node:http';
import { clientOf, errorOf, json, text } from '../testing/test-server.ts';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { requestExamples } from './generated/examples.ts';
import type { ApiClientOptions, InvalidField } from './client.ts';

describe('an API request', () => {
  it('has the product, the path parameters and the query in its URL @request:base-url', async () => {
    const { api, seen } = await clientOf(json(200, []));
    await api.GET('/api/{product}/manager/membermanagement', {
      params: { query: { nickName: '김 서&준' } },
    });
    await api.DELETE('/api/{product}/reservations/{id}', { params: { path: { id: 31 } } });
    expect(seen.map((request) => `${request.method} ${request.url}`)).toEqual([
      `GET /api/fitness/manager/membermanagement?nickName=${encodeURIComponent('김 서&준')}`,
      'DELETE /api/fitness/reservations/31',
    ]);
  });

  it('has its body as JSON, with U+FFFD in place of a lone surrogate', async () => {
    const { api, seen } = await clientOf(json(201, {}));
    await api.POST('/api/{product}/review', { body: { content: '좋\uD83D아요 💪', likeStar: 5 } });
    expect(seen[0]).toMatchObject({
      contentType: 'application/json',
      body: JSON.stringify({ content: '좋\uFFFD아요 💪', likeStar: 5 }),
    });
  });

  it('has a bearer header when there is a token that a header can carry, read anew for each request @request:bearer', async () => {
    const tokens = ['aaa.bbb.ccc', null, '토큰\n', 'ddd.eee.fff'];
    const { api, seen } = await clientOf(json(200, []), { getToken: () => tokens.shift() });
    for (let call = 0; call < 4; call += 1) await api.GET('/api/{product}/review');
    expect(seen.map((request) => request.authorization)).toEqual([
      'Bearer aaa.bbb.ccc',
      undefined,
      undefined,
      'Bearer ddd.eee.fff',
    ]);
  });

  it.each([
    ['no content', (response: ServerResponse) => response.writeHead(204).end()],
    ['plain text', text(201, '등록되었습니다')],
  ])('resolves to undefined for %s where its response is open', async (_, respond) => {
    const { api } = await clientOf(respond);
    expect(
      await api.POST('/api/auth/signup', { body: requestExamples.signUp.body }),
    ).toBeUndefined();
  });
});

describe('the error of a failed request', () => {
  const reviewError = async (
    respond: (response: ServerResponse) => void,
    options?: Partial<ApiClientOptions>,
  ) => {
    const { api } = await clientOf(respond, options);
    return errorOf(api.GET('/api/{product}/review'));
  };
  const beginning = (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('[{"content":');

  it('has the status and the messages of the response', async () => {
    const list = [{ field: 'ph', message: '전화번호는 숫자 9~11자여야 합니다.' }];
    const { api } = await clientOf(json(400, list));
    const call = api.POST('/api/auth/signup', { body: requestExamples.signUp.body });
    expect(await errorOf(call)).toMatchObject({
      kind: 'http',
      status: 400,
      message: '전화번호는 숫자 9~11자여야 합니다.',
      fieldMessages: list,
      request: 'POST /api/auth/signup',
    });
  });

  it.each([
    ['an error response with an HTML page', 502, text(502, '<h1>Bad gateway</h1>')],
    ['a list of another shape', 200, json(200, { a: 1 })],
  ])('is an http error without a message for %s', async (_, status, respond) => {
    const error = { kind: 'http', status, message: '', fieldMessages: [] };
    expect(await reviewError(respond)).toMatchObject(error);
  });

  it('is an http error when a sign-in response cannot be parsed', async () => {
    const { api } = await clientOf(text(200, '<h1>Hello</h1>'));
    const call = api.POST('/api/auth/signin', { body: requestExamples.signIn.body });
    expect(await errorOf(call)).toMatchObject({ kind: 'http', status: 200 });
  });

  it.each([
    ['the server is unreachable', 'unreachable', json(200, []), { baseUrl: 'http://127.0.0.1:1' }],
    ['the request times out', 'timeout', () => undefined, { timeoutMs: 30 }],
    [
      'a response begins in time and then stalls @request:timeout',
      'timeout',
      beginning,
      { timeoutMs: 100 },
    ],
    [
      'the connection breaks during a response',
      'unreachable',
      (response: ServerResponse) => {
        beginning(response);
        setImmediate(() => response.destroy());
      },
      {},
    ],
  ])('is a network error when %s', async (_, reason, respond, options) => {
    const error = { kind: 'network', reason, status: undefined, message: '' };
    expect(await reviewError(respond, options)).toMatchObject(error);
  });

  it('has the reason aborted when the caller aborts the request', async () => {
    const controller = new AbortController();
    const { api } = await clientOf(() => controller.abort());
    const { signal } = controller;
    const error = await errorOf(api.GET('/api/{product}/review', { signal }));
    expect(error).toMatchObject({ kind: 'network', reason: 'aborted' });
  });
});

describe('the client option', () => {
  it('onInvalidField gets each invalid field once @list:fields', async () => {
    const invalidFields: InvalidField[] = [];
    const { api } = await clientOf(json(200, [{ content: 7, likeStar: '4' }]), {
      onInvalidField: (field) => invalidFields.push(field),
    });
    await api.GET('/api/{product}/review');
    await api.GET('/api/{product}/review');
    expect(invalidFields).toEqual([
      { path: '/api/{product}/review', field: 'content', value: 7 },
      { path: '/api/{product}/review', field: 'likeStar', value: '4' },
    ]);
  });

  it('fetch replaces the global fetch', async () => {
    const api = createApiClient({
      baseUrl: 'http://studio.test/',
      product: 'fitness',
      getToken: () => null,
      fetch: async (request) => Response.json([{ content: request.url, likeStar: 1 }]),
    });
    expect(await api.GET('/api/{product}/review')).toMatchObject([
      { content: 'http://studio.test/api/fitness/review', likeStar: 1 },
    ]);
  });
});
