import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';
import type { DomainError } from '../domain/domain-error.ts';

/** A status and a JSON body; no body where it is undefined. */
export interface MockResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Sent as it stands in place of the body: something that is no JSON. */
  readonly text?: string;
}

/** What reaches the caller: a response, a broken connection, or nothing. */
export type Outcome = MockResponse | 'offline' | 'hang';

/** Whether a response of this status never has a body. */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** The error response of this name in openapi.yaml. */
export function namedResponse(name: ErrorName): MockResponse {
  const { status, body } = errorResponses[name];
  return { status, body };
}

/** The response of a broken rule. */
export function errorResponse({ errorName, detail }: DomainError): MockResponse {
  const { status, body } = namedResponse(errorName);
  return { status, body: detail === undefined ? body : { ...(body as object), detail } };
}

/** The response to an invalid request; operation and JSON pointer are for developers. */
export function badRequestResponse(id: OperationId, problems: readonly Problem[]): MockResponse {
  const fallback = errorResponses.BadRequest.body.message;
  if (id === 'signUp' && problems.every((problem) => problem.field !== undefined)) {
    return {
      status: 400,
      body: problems.map(({ field, xMessage }) => ({ field, message: xMessage ?? fallback })),
    };
  }
  const [first] = problems;
  const detail = problems
    .map((problem) => `${id} ${problem.pointer} ${problem.message}`)
    .join('; ');
  return { status: 400, body: { message: first?.xMessage ?? fallback, detail } };
}

/** The response to a path or method outside the contract. */
export function unknownRouteResponse(
  method: string,
  pathname: string,
  allowed: readonly string[],
): MockResponse {
  const known = allowed.length > 0 ? ` (it has ${allowed.join(', ')})` : '';
  const detail = `${method} ${pathname} is not in openapi.yaml${known}`;
  return { status: allowed.length > 0 ? 405 : 404, body: { message: '없는 경로입니다.', detail } };
}

/** The response as sent. */
export function toResponse(response: MockResponse): Response {
  const text = bodyText(response);
  const { status } = response;
  return text === undefined
    ? new Response(null, { status })
    : new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

/** The body as sent; undefined where there is none. */
export function bodyText({ body, text }: MockResponse): string | undefined {
  return text ?? (body === undefined ? undefined : JSON.stringify(body));
}
