import { ApiError } from '@fitness/api-contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, setNotices } from './query-client.ts';

const get = 'GET /api/{product}/review';
const post = 'POST /api/{product}/review';
const unreachable = new ApiError({ request: get, reason: 'unreachable' });
const withStatus = (status: number) => ({
  why: String(status),
  error: new ApiError({ request: get, status }),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

/** When each attempt of a read was sent, in milliseconds. */
async function timesOf(respond: () => Promise<unknown>) {
  const started = performance.now();
  const times: number[] = [];
  const result = createQueryClient()
    .fetchQuery({
      queryKey: ['read'],
      queryFn: () => {
        times.push(performance.now() - started);
        return respond();
      },
    })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { times, result: await result };
}

describe('a read', () => {
  it.each([{ why: 'no connection', error: unreachable }, ...[429, 502, 503, 504].map(withStatus)])(
    'that fails with $why is sent again twice, after half a second and a second @request:back-off',
    async ({ error }) => {
      expect(await timesOf(() => Promise.reject(error))).toEqual({
        times: [0, 500, 1500],
        result: error,
      });
    },
  );

  it('ends with the first response @request:back-off', async () => {
    const respond = vi.fn(() => Promise.resolve('목록')).mockRejectedValueOnce(unreachable);
    expect(await timesOf(respond)).toEqual({ times: [0, 500], result: '목록' });
  });

  it.each([
    { why: 'a timeout', error: new ApiError({ request: get, reason: 'timeout' }) },
    { why: 'an error of the app', error: new Error('어긋난 응답') },
    // A response with status 200 fails if its body is invalid.
    ...[200, 401, 409, 500].map(withStatus),
  ])('that fails with $why is sent once @request:back-off', async ({ error }) => {
    expect((await timesOf(() => Promise.reject(error))).times).toEqual([0]);
  });

  it('is sent as often where the browser says that it is offline @request:offline-browser', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect((await timesOf(() => Promise.reject(unreachable))).times).toEqual([0, 500, 1500]);
  });
});

it('an action is sent once, whatever fails @mutations:once', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError({ request: post, status: 503 })));
  const client = createQueryClient();
  const result = client
    .getMutationCache()
    .build(client, { mutationFn: send })
    .execute(undefined)
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBeInstanceOf(ApiError);
  expect(send).toHaveBeenCalledTimes(1);
});

describe('a write', () => {
  it.each([
    { why: 'says so when it succeeds', isNextUser: false, shown: ['저장했습니다.'] },
    { why: 'says nothing to the next user', isNextUser: true, shown: [] },
  ])('$why', async ({ isNextUser, shown }) => {
    const client = createQueryClient();
    const showToast = vi.fn();
    setNotices({ showToast, alert: async () => undefined, notice: async () => undefined });
    const { promise, resolve } = Promise.withResolvers<void>();
    const write = client.getMutationCache().build(client, {
      mutationFn: () => promise,
      meta: { success: '저장했습니다.', failure: ({ reason }) => reason },
    });
    const written = write.execute(undefined);
    if (isNextUser) client.clear();
    resolve();
    await written;
    expect(showToast.mock.calls.flat()).toEqual(shown);
  });
});
