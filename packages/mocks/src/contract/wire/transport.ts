import { operations } from '@fitness/api-contract/operations';
import type { Clock } from '../../clock.ts';
import { CannotRun, Untested } from '../harness/untested.ts';
import { claimsOf, tokenIn } from '../harness/users.ts';
import { wireRequest, type Call, type Caller, type WireRequest } from './call.ts';
import { exchangeOf, isGatewayError, type Exchange } from './exchange.ts';
import { createSendRequest, type Resent, type Send, type WireResponse } from './send-request.ts';

export class BackendUnavailable extends CannotRun {}

interface TransportOptions {
  readonly baseUrl: string;
  readonly product: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly send?: Send;
  readonly signal?: AbortSignal;
}

export interface Transport {
  /** Rejects with `BackendUnavailable` once the backend is lost or the run was interrupted. */
  send(call: Call): Promise<Exchange>;
  /** Sends even after the run has ended, for cleaning up. */
  sendAnyway(call: Call): Promise<Exchange>;
  post(url: string, body: unknown): Promise<WireResponse & { readonly request: WireRequest }>;
  readonly log: readonly Exchange[];
  readonly resent: Readonly<Resent>;
}

const PROBE: Call = { operation: 'listReviews' };
/** Requests that a backend answers with other statuses than the first one. */
const OTHER_PROBES: readonly Call[] = [
  { operation: 'listUsers' },
  { operation: 'signIn', body: {} },
];

export function createTransport(options: TransportOptions): Transport {
  const log: Exchange[] = [];
  const resent: Resent = { rateLimited: 0, expiredTokens: 0 };
  const sendRequest = createSendRequest({ ...options, send: options.send ?? fetch, resent });
  const renewed = new Map<string, Promise<string>>();
  let lost: CannotRun | undefined;

  const exchangeOnce = async (call: Call, by = call.by): Promise<Exchange> => {
    const sent = { ...call, by };
    const request = wireRequest(options.baseUrl, options.product, sent, options.headers);
    const exchange = exchangeOf(call, request, await sendRequest(request));
    log.push({ ...exchange, body: undefined });
    return exchange;
  };

  const signInAgain = async ({ account, variable = 'token' }: Caller): Promise<string> => {
    if (!account || 'token' in account)
      throw new CannotRun(
        `The given $${variable} has expired during the run; give a username and a password.`,
      );
    const { username, password } = account;
    const signedIn = await exchangeOnce({ operation: 'signIn', body: { username, password } });
    const token = tokenIn(signedIn);
    if (token === undefined || hasExpired(token, options.clock))
      throw new CannotRun(
        `The token of ${username} has expired during the run, and signing in again gives no other.`,
      );
    resent.expiredTokens += 1;
    return token;
  };

  const exchange = async (call: Call): Promise<Exchange> => {
    const { by } = call;
    if (by?.account === undefined) return exchangeOnce(call);
    const token = await latestOf(renewed, by.token);
    const sent = await exchangeOnce(call, { ...by, token });
    if (sent.status !== 401 || !hasExpired(token, options.clock)) return sent;
    if (!renewed.has(token)) renewed.set(token, signInAgain(by));
    return exchangeOnce(call, { ...by, token: await latestOf(renewed, token) });
  };

  return {
    log,
    resent,
    post: async (url, body) => {
      const headers = { ...options.headers, 'content-type': 'application/json' };
      const request = { method: 'POST', url, headers, body: JSON.stringify(body) };
      return { ...(await sendRequest(request)), request };
    },
    sendAnyway: exchange,
    send: async (call) => {
      if (options.signal?.aborted)
        lost ??= new BackendUnavailable('The run was interrupted before its end.');
      if (lost) throw lost;
      const sent = await exchange(call).catch((error: unknown) => {
        if (error instanceof CannotRun) lost ??= error;
        throw error;
      });
      const { request, status, outage } = sent;
      if (outage === undefined) return sent;
      // A single call may fail although the backend still responds; a rate limit applies to all calls.
      const probe = lost || status === 429 ? sent : await exchange(PROBE);
      if (probe.outage === undefined) return sent;
      throw (lost ??= new BackendUnavailable(
        `${options.baseUrl} stopped responding at ${request.method} ${request.url}: ${outage}.`,
      ));
    },
  };
}

export interface Client {
  /** Throws `Untested` where the run is safe and the call may write. */
  send(call: Call): Promise<Exchange>;
  readonly sent: readonly Exchange[];
}

export function createClient(
  transport: Transport,
  isSafe: boolean,
  onExchange: (exchange: Exchange) => void,
): Client {
  const sent: Exchange[] = [];
  return {
    sent,
    send: async (call) => {
      const mayWrite = operations[call.operation].method !== 'get' && call.operation !== 'signIn';
      if (isSafe && mayWrite) throw new Untested('safe', 'with --safe nothing is written');
      const exchange = await transport.send(call);
      sent.push(exchange);
      onExchange(exchange);
      return exchange;
    },
  };
}

export async function assertReachable(transport: Transport, baseUrl: string): Promise<void> {
  const { status, body, location, outage } = await transport.sendAnyway(PROBE);
  if (outage !== undefined)
    throw new BackendUnavailable(
      isGatewayError(status)
        ? `${baseUrl} answers ${status} without JSON: the backend behind the gateway is down.`
        : `${baseUrl} cannot be reached: ${outage}.`,
    );
  if (status === 200 && body === undefined)
    throw new BackendUnavailable(
      `${baseUrl} answers without JSON: is this the base URL of the API?`,
    );
  if (status === 200) return;
  for (const probe of OTHER_PROBES) {
    const other = (await transport.sendAnyway(probe)).status;
    if (other !== status && !(isRedirect(other) && isRedirect(status))) return;
  }
  throw new BackendUnavailable(
    isRedirect(status)
      ? `${baseUrl} redirects every request, this one to ${location ?? 'nowhere'}; give the URL that answers without redirects as --base-url.`
      : `${baseUrl} answers ${status} to every request; check the path of --base-url, and whether a gateway needs a --header.`,
  );
}

async function latestOf(
  renewed: ReadonlyMap<string, Promise<string>>,
  token: string,
): Promise<string> {
  const next = renewed.get(token);
  return next ? latestOf(renewed, await next) : token;
}

const CLOCK_SKEW_SECONDS = 60;

function hasExpired(token: string, clock: Clock): boolean {
  const { exp } = claimsOf(token);
  const now = clock.now().getTime() / 1000;
  return typeof exp === 'number' && exp <= now + CLOCK_SKEW_SECONDS;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
