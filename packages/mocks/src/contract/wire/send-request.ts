import { setTimeout as delay } from 'node:timers/promises';
import type { WireRequest } from './call.ts';

/** Sends a request, like `fetch` with `redirect: 'manual'`. */
export type Send = (request: Request) => Promise<Response>;

export interface Resent {
  rateLimited: number;
  expiredTokens: number;
}

export interface WireResponse {
  /** 0 where no response came. */
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Why there is no response, or only a 429 that the run does not wait for; without a full stop. */
  readonly failure?: string;
}

interface SendOptions {
  readonly send: Send;
  readonly timeoutMs: number;
  readonly resent: Resent;
  readonly signal?: AbortSignal | undefined;
}

/** In seconds: the longest wait that a 429 may ask for, and all waits of one request. */
const LONGEST_WAIT = 120;
const LONGEST_WAITS = 300;

/** Sends requests to the backend; after a 429, none is sent until the time of its `Retry-After`. Never rejects. */
export function createSendRequest(
  options: SendOptions,
): (request: WireRequest) => Promise<WireResponse> {
  const { resent, signal } = options;
  let pause = Promise.resolve();
  return async (request) => {
    for (let waited = 0; ;) {
      await pause;
      const response = await fetchResponse(request, options);
      if (response.status !== 429) return response;
      const seconds = retryAfterOf(response.headers);
      if (seconds === undefined || seconds > LONGEST_WAIT || waited > LONGEST_WAITS) {
        const asked = `it answers 429 with Retry-After ${response.headers.get('retry-after')}`;
        return { ...response, failure: `${asked}; raise its rate limit` };
      }
      resent.rateLimited += 1;
      waited += Math.max(1, seconds);
      pause = waitFor(seconds, signal);
    }
  };
}

/** The seconds of a `Retry-After`, which are a number or end at a date; undefined where it is missing or unreadable. */
export function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  // `Date.parse` also accepts texts that are no HTTP dates.
  if (!value.endsWith(' GMT')) return undefined;
  // The backend's clock may differ from that of this machine.
  const milliseconds = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds / 1000);
}

async function waitFor(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  // The requests that clean up after an interruption wait too.
  const ended = signal?.aborted ? undefined : signal;
  await delay(seconds * 1000, undefined, ended && { signal: ended }).catch(() => undefined);
}

async function fetchResponse(
  { url, method, headers, body }: WireRequest,
  { send, timeoutMs }: SendOptions,
): Promise<WireResponse> {
  const request = new Request(url, {
    method,
    // A server may close a kept connection at the moment at which the next request is sent.
    headers: { ...headers, connection: 'close' },
    body: body ?? null,
    // A redirect, for example to a sign-in page, is checked as a response of its own.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    const response = await send(request);
    if (response.type === 'error') throw new TypeError('the connection was closed');
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (error) {
    const failure = failureOf(error, request, timeoutMs);
    return { status: 0, text: '', headers: new Headers(), failure };
  }
}

/**
 * Why there is no response. It takes the request, which must not be collected before its response: Node would then
 * forget its timeout (https://github.com/nodejs/undici/issues/4068).
 */
function failureOf(error: unknown, { signal }: Request, timeoutMs: number): string {
  if (signal.aborted) return `no response within ${timeoutMs / 1000} s`;
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return `no response (${cause?.code ?? cause?.message ?? message})`;
}
