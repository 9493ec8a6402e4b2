import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';
import type { DomainError } from '../domain/domain-error.ts';
import { describeProblems, shorten } from './problems.ts';

/** A status and a JSON body; no body where it is undefined. */
export interface MockResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Sent unchanged instead of the body, for text that is not JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What reaches the caller: a response, a broken connection, or nothing. */
export type Outcome = MockResponse | 'offline' | 'hang';

export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

export function namedResponse(name: ErrorName): MockResponse {
  const { status, body } = errorResponses[name];
  return { status, body };
}

/** The error response for a violated rule of the studio. */
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
  const detail = describeProblems(problems, `${id} `);
  return { status: 400, body: { message: first?.xMessage ?? fallback, detail } };
}

/** An error response that openapi.yaml does not have, with an explanation for developers. */
export function ownErrorResponse(
  status: number,
  message: string,
  detail: string,
  headers?: MockResponse['headers'],
): MockResponse {
  return { status, headers, body: { message, detail } };
}

/** The response to another method of a known path: the allowed methods for OPTIONS, otherwise 405. */
export function otherMethodResponse(
  method: string,
  pathname: string,
  methods: readonly string[],
): MockResponse {
  const known = methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
  const headers = { allow: [...known, 'OPTIONS'].join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers };
  const detail = `${shorten(`${method} ${pathname}`)} is not known; it has ${known.join(', ')}`;
  return ownErrorResponse(405, '허용되지 않은 메서드입니다.', detail, headers);
}

export function toResponse({ status, headers, body, text }: MockResponse): Response {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  const type = content !== null && { 'content-type': 'application/json' };
  return new Response(content, { status, headers: { ...type, ...headers } });
}
