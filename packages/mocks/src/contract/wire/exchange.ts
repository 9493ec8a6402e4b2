import { operations, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse, type Problem } from '@fitness/api-contract/validators';
import type { Call, WireRequest } from './call.ts';
import type { WireResponse } from './send-request.ts';

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

export function exchangeOf(call: Call, request: WireRequest, response: WireResponse): Exchange {
  const { status, text, headers, failure } = response;
  const body = parsed(text);
  const problems =
    failure === undefined
      ? problemsOf(call, response, body)
      : [{ pointer: '/status', message: failure }];
  const isOut = isGatewayError(status) && !isJson(headers);
  const outage = isOut ? `it answers ${status} without JSON` : failure;
  return { call, request, status, body, location: headers.get('location'), problems, outage };
}

export function matches(listed: string, status: number): boolean {
  const ofClass = `${Math.floor(status / 100)}XX`;
  return listed === String(status) || listed === ofClass;
}

/** True when a gateway reports that the backend did not respond. */
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
  const problems = checked.ok ? [] : checked.problems;
  if (text === '' || problems.some(({ pointer }) => pointer === '/status')) return problems;
  if (body === undefined) return [{ pointer: '/body', message: 'must be JSON' }];
  return isJson(headers)
    ? problems
    : [{ pointer: '/headers/content-type', message: 'must be application/json' }];
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
