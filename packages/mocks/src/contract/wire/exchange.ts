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
  /** Where a redirect leads. */
  readonly location: string | null;
  /** The statuses that the contract lists for this operation. */
  readonly listed: readonly string[];
  /** Where the response violates the contract; the status comes first. */
  readonly problems: readonly Problem[];
}

/** Holds a response against the contract: first its status, then its body. */
export function exchangeOf(call: Call, request: WireRequest, response: WireResponse): Exchange {
  const { statuses }: OperationInfo = operations[call.operation];
  const body = parsed(response.text);
  const problems =
    response.failure === undefined
      ? problemsOf(call, response, body)
      : [{ pointer: '/status', message: response.failure }];
  const location = response.headers.get('location');
  return { call, request, status: response.status, body, location, listed: statuses, problems };
}

/** Whether a status equals the listed one or belongs to its class. */
export function matches(listed: string, status: number): boolean {
  return (
    listed === String(status) ||
    (listed.endsWith('XX') && listed.startsWith(String(Math.floor(status / 100))))
  );
}

/** Whether the content type is one of JSON. */
export function isJson(headers: Headers): boolean {
  return /\bjson\b/i.test(headers.get('content-type') ?? '');
}

/** Whether the call succeeded. */
export function isSuccess({ status }: Pick<Exchange, 'status'>): boolean {
  return status >= 200 && status < 300;
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
