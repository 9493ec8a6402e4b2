import type { Call, WireRequest } from './call.ts';
import { wireRequest } from './call.ts';
import { CannotRun } from '../harness/cannot-run.ts';
import { exchangeOf, type Exchange, type WireResponse } from './exchange.ts';

/** Sends a request, like `fetch`. */
export type Send = (request: Request) => Promise<Response>;

/** The backend cannot be tested: it is down, too slow, behind a broken gateway, or the run was interrupted. */
export class BackendUnavailable extends CannotRun {}

/** Where and how to send the calls of a run. */
export interface TransportOptions {
  readonly baseUrl: string;
  readonly product: string;
  readonly send: Send;
  /** The longest wait for a response, in milliseconds. */
  readonly timeoutMs: number;
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends the calls of a run. */
export interface Transport {
  /** Rejects with `BackendUnavailable` once the backend is lost or the run was stopped. */
  send(call: Call): Promise<Exchange>;
  /** Sends even after the run was stopped, for cleaning up. */
  sendAnyway(call: Call): Promise<Exchange>;
  /** Ends the run: all later calls reject with this reason. */
  stop(reason: string): void;
  /** Every exchange so far, without bodies. */
  readonly log: readonly Omit<Exchange, 'body'>[];
}

const PROBE: Call = { operation: 'listReviews' };

/** Sends calls to the backend; distinguishes a backend that has stopped responding from a single failed call. */
export function createTransport(options: TransportOptions): Transport {
  const log: Omit<Exchange, 'body'>[] = [];
  let lost: BackendUnavailable | undefined;

  const exchange = async (call: Call): Promise<{ exchange: Exchange; outage?: string }> => {
    const request = wireRequest(options.baseUrl, options.product, call, options.headers);
    const response = await fetchResponse(request, options);
    const { body, ...logged } = exchangeOf(call, request, response);
    log.push(logged);
    return { exchange: { ...logged, body }, ...outageOf(response) };
  };

  return {
    log,
    stop: (reason) => {
      lost ??= new BackendUnavailable(reason);
    },
    sendAnyway: async (call) => (await exchange(call)).exchange,
    send: async (call) => {
      if (lost) throw lost;
      const sent = await exchange(call);
      if (sent.outage === undefined) return sent.exchange;
      // A single call may fail although the backend still responds.
      const probe = lost ? sent : await exchange(PROBE);
      if (probe.outage !== undefined)
        throw (lost ??= new BackendUnavailable(
          `${options.baseUrl} stopped responding at ${sent.exchange.request.method} ${sent.exchange.request.url}: ${sent.outage}.`,
        ));
      return sent.exchange;
    },
  };
}

/** Rejects with a message for the user if the backend does not respond with JSON. */
export async function assertReachable(transport: Transport, baseUrl: string): Promise<void> {
  const { status, body, problems } = await transport.sendAnyway(PROBE);
  const reason = problems[0]?.message ?? '';
  if (status === 0) throw new BackendUnavailable(`${baseUrl} cannot be reached: ${reason}.`);
  if (isGatewayError(status) && body === undefined)
    throw new BackendUnavailable(
      `${baseUrl} answers ${status} without JSON: the backend behind the gateway is down.`,
    );
  if (status === 200 && body === undefined)
    throw new BackendUnavailable(
      `${baseUrl} answers without JSON: is this the base URL of the API?`,
    );
}

async function fetchResponse(
  { url, method, headers, body }: WireRequest,
  { send, timeoutMs }: TransportOptions,
): Promise<WireResponse> {
  const request = new Request(url, {
    method,
    headers,
    body: body ?? null,
    // A redirect, for example to a sign-in page, is checked as a response of its own.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    const response = await send(request);
    if (response.type === 'error') throw new TypeError('the connection was closed');
    return {
      status: response.status,
      text: await response.text(),
      contentType: response.headers.get('content-type') ?? '',
    };
  } catch (error) {
    return {
      status: 0,
      text: '',
      contentType: '',
      failure: failureOf(error, request, timeoutMs),
    };
  }
}

function outageOf({ status, failure, contentType }: WireResponse): { outage?: string } {
  if (failure !== undefined) return { outage: failure };
  return isGatewayError(status) && !/\bjson\b/i.test(contentType)
    ? { outage: `it answers ${status} without JSON` }
    : {};
}

function isGatewayError(status: number): boolean {
  return status >= 502 && status <= 504;
}

/**
 * Why there is no response, without a full stop. It takes the request, which must not be collected before its
 * response: Node would then forget its timeout (https://github.com/nodejs/undici/issues/4068).
 */
export function failureOf(error: unknown, { signal }: Request, timeoutMs: number): string {
  if (signal.aborted) return `no response within ${timeoutMs / 1000} s`;
  const { cause, message } = error as { cause?: { code?: string }; message?: string };
  return `no response (${cause?.code ?? message ?? String(error)})`;
}
