import { validateResponse, type Problem } from '@fitness/api-contract/validators';
import { operations, type OperationInfo } from '@fitness/api-contract/operations';
import type { Call, WireRequest } from './call.ts';
import type { WireResponse } from './send-request.ts';

/** A call and its response, with the response's contract violations. */
export interface Exchange {
  readonly call: Call;
  readonly request: WireRequest;
  /** 0 where no response came. */
  readonly status: number;
  /** Undefined where there was none or it was not JSON. */
  readonly body: unknown;
  readonly location: string | null;
  /** Where the response violates the contract; the status comes first. */
  readonly problems: readonly Problem[];
  /** Why the backend may have stopped responding. */
  readonly outage: string | undefined;
}

/** Compares a response with the contract: first its status, then its body. */
export function exchangeOf(call: Call, request: WireRequest, response: WireResponse): Exchange {
  const { status, text, headers, failure } = response;
  const body = parsed(text);
  return {
    call,
    request,
    status,
    body,
    location: headers.get('location'),
    problems:
      failure === undefined
        ? problemsOf(call, response, body)
        : [{ pointer: '/status', message: failure }],
    outage:
      isGatewayError(status) && !isJson(headers) ? `it answers ${status} without JSON` : failure,
  };
}

/** Whether a status equals the listed one or belongs to its class. */
export function matches(listed: string, status: number): boolean {
  return (
    listed === String(status) ||
    (listed.endsWith('XX') && listed.startsWith(String(Math.floor(status / 100))))
  );
}

/** Whether a gateway reports that the backend did not respond. */
export function isGatewayError(status: number): boolean {
  return status >= 502 && status <= 504;
}

export function isSuccess({ status }: Pick<Exchange, 'status'>): boolean {
  return status >= 200 && status < 300;
}

export function messageOf({ body }: Pick<Exchange, 'body'>): unknown {
  return (body as { message?: unknown } | null | undefined)?.message;
}

function isJson(headers: Headers): boolean {
  return /\bjson\b/i.test(headers.get('content-type') ?? '');
}

function problemsOf(
  { operation }: Call,
  { status, text, headers }: WireResponse,
  body: unknown,
): readonly Problem[] {
  const { success }: OperationInfo = operations[operation];
  // The contract leaves this body open: plain text or none is fine.
  if (success === '2XX' && isSuccess({ status })) return [];
  const checked = validateResponse(operation, status, body);
  if (!checked.ok && checked.problems.some(({ pointer }) => pointer === '/status'))
    return checked.problems;
  if (text !== '' && body === undefined) return [{ pointer: '/body', message: 'must be JSON' }];
  if (text !== '' && !isJson(headers))
    return [{ pointer: '/headers/content-type', message: 'must be application/json' }];
  return checked.ok ? [] : checked.problems;
}

/** The value of a text of JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
