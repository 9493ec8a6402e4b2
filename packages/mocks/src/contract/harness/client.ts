import { validateResponse, type Problem } from '@fitness/api-contract/validators';
import { operations, type OperationInfo } from '@fitness/api-contract/operations';
import { wireRequest, type Call, type WireRequest } from './call.ts';

/** A call and its response. */
export interface Exchange {
  readonly call: Call;
  readonly request: WireRequest;
  /** 0 where no response came. */
  readonly status: number;
  /** Undefined where there was none or it was not JSON. */
  readonly body: unknown;
  /** Where the response violates the contract. */
  readonly problems: readonly Problem[];
}

/** Sends calls and checks every response against the contract. */
export interface Client {
  send(call: Call): Promise<Exchange>;
  /** All calls so far, without response bodies. */
  readonly sent: readonly Omit<Exchange, 'body'>[];
}

/** Sends a request, like `fetch`. */
export type Send = (request: Request) => Promise<Response>;

/** Thrown after several calls in a row without a response. */
export class BackendUnresponsive extends Error {}

const RESPONSE_TIMEOUT_MS = 15_000;
const MAX_CONSECUTIVE_FAILURES = 8;

/** A client of the backend at this base URL. */
export function createClient(baseUrl: string, product: string, send: Send): Client {
  const sent: Omit<Exchange, 'body'>[] = [];
  let consecutiveFailures = 0;
  return {
    sent,
    send: async (call) => {
      if (consecutiveFailures >= MAX_CONSECUTIVE_FAILURES)
        throw new BackendUnresponsive(`연달아 ${consecutiveFailures}번 답이 없어 그만두었습니다`);
      const request = wireRequest(baseUrl, product, call);
      const { status, text, isJson, failure } = await fetchResponse(request, send);
      const body = parsed(text);
      const problems =
        failure === undefined
          ? problemsOf(call, { status, text, isJson, body })
          : [{ pointer: '/status', message: failure }];
      consecutiveFailures = failure === undefined ? 0 : consecutiveFailures + 1;
      sent.push({ call, request, status, problems });
      return { call, request, status, body, problems };
    },
  };
}

interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly isJson: boolean;
  /** Why there is no response. */
  readonly failure?: string;
}

async function fetchResponse(
  { url, method, headers, body }: WireRequest,
  send: Send,
): Promise<RawResponse> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    // A redirect, for example to a sign-in page, is checked as a response of its own.
    const response = await send(
      new Request(url, { method, headers, body: body ?? null, redirect: 'manual', signal }),
    );
    if (response.type === 'error') throw new TypeError('the connection was dropped');
    const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
    return { status: response.status, text: await response.text(), isJson };
  } catch (error) {
    const failure = signal.aborted
      ? `no answer within ${RESPONSE_TIMEOUT_MS / 1000} s`
      : `no answer: ${reasonOf(error)}`;
    return { status: 0, text: '', isJson: false, failure };
  }
}

function problemsOf(
  { operation }: Call,
  { status, text, isJson, body }: RawResponse & { body: unknown },
): readonly Problem[] {
  const { success }: OperationInfo = operations[operation];
  // The contract leaves this body open: plain text or none is fine.
  if (success === '2XX' && status >= 200 && status < 300) return [];
  const checked = validateResponse(operation, status, body);
  if (!checked.ok && checked.problems.some(({ pointer }) => pointer === '/status'))
    return checked.problems;
  if (text !== '' && body === undefined) return [{ pointer: '/body', message: 'must be JSON' }];
  if (text !== '' && !isJson)
    return [{ pointer: '/headers/content-type', message: 'must be application/json' }];
  return checked.ok ? [] : checked.problems;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string }; message?: string };
  return cause?.code ?? message ?? String(error);
}
