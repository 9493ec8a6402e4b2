import { clientOf, closeServers, errorOf, json, text } from '../testing/test-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { requestExamples } from './generated/examples.ts';

afterEach(closeServers);

describe('the error of a failed request', () => {
  it('has the status and the message of the response', async () => {
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

  it('has a message per field when sign-up responds with a list of validation errors', async () => {
    const list = [
      { field: 'username', message: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.' },
      { field: 'ph', message: '전화번호는 숫자 9~11자여야 합니다.' },
    ];
    const { api } = await clientOf(json(400, list));
    const error = await errorOf(
      api.POST('/api/auth/signup', { body: requestExamples.signUp.body }),
    );
    expect(error.fieldMessages).toEqual(list);
    expect(error.message).toBe(list[0]?.message);
  });

  it.each([
    ['an HTML page', text(502, '<h1>Bad gateway</h1>')],
    ['an empty body', text(500, '')],
  ])('has an empty message for an error response with %s', async (_, respond) => {
    const { api } = await clientOf(respond);
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'http',
      message: '',
      fieldMessages: [],
    });
  });

  it('is an http error when a list or a sign-in response cannot be parsed', async () => {
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

  it('is an http error when the response of a list or a subject has another shape @list:unusable', async () => {
    const { api } = await clientOf(json(200, { a: 1 }));
    const unusable = { kind: 'http', status: 200, message: '' };
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject(unusable);
    expect(await errorOf(api.GET('/api/{product}/subject/me'))).toMatchObject(unusable);
  });

  it('is a network error when the server is unreachable', async () => {
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

  it('is a network error when the request times out', async () => {
    const { api } = await clientOf(() => undefined, { timeoutMs: 30 });
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'network',
      reason: 'timeout',
    });
  });

  it('is a network error when a response begins in time and then stalls @request:timeout', async () => {
    const { api } = await clientOf(
      (response) =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('[{"content":'),
      { timeoutMs: 100 },
    );
    expect(await errorOf(api.GET('/api/{product}/review'))).toMatchObject({
      kind: 'network',
      reason: 'timeout',
    });
  });

  it('is a network error when the connection breaks during a response', async () => {
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

    it('distinguishes a timeout from an abort by the caller @request:timeout', async () => {
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

  it('has the reason aborted when the caller aborts the request', async () => {
    const controller = new AbortController();
    const { api } = await clientOf(() => controller.abort());
    expect(
      await errorOf(api.GET('/api/{product}/review', { signal: controller.signal })),
    ).toMatchObject({ kind: 'network', reason: 'aborted' });
  });
});
