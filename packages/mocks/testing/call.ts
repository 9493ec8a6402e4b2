import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Backend } from '../src/backend.ts';
import { issueToken } from '../src/engine/token.ts';
import type { Parts } from '../src/contract/wire/call.ts';
import { requestPath } from '../src/request-path.ts';

/** The parts of a request; omitted parts are the examples of openapi.yaml. */
export interface CallParts {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** By default JSON, where there is a body; null for none. */
  readonly contentType?: string | null | undefined;
}

export interface TestResponse {
  readonly status: number;
  readonly body: unknown;
}

export const BASE_URL = 'http://backend.test';

export function requestOf(id: OperationId, parts: CallParts = {}, baseUrl = BASE_URL): Request {
  const { method, hasBody }: OperationInfo = operations[id];
  const example: Parts = requestExamples[id];
  const params = { ...example.params, ...parts.params };
  const path = requestPath(id, params, parts.query ?? example.query);
  const body = 'body' in parts ? parts.body : example.body;
  const text = hasBody && body !== undefined ? JSON.stringify(body) : undefined;
  const { contentType = text === undefined ? null : 'application/json' } = parts;
  return new Request(`${baseUrl}${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(parts.token === undefined ? {} : { authorization: `Bearer ${parts.token}` }),
      ...(contentType === null ? {} : { 'content-type': contentType }),
    },
    // Bytes, since a text would have the type text/plain where none is given.
    body: text === undefined ? null : new TextEncoder().encode(text),
  });
}

export async function call(
  backend: Backend,
  id: OperationId,
  parts: CallParts = {},
): Promise<TestResponse> {
  return readTestResponse(await backend.handle(requestOf(id, parts)));
}

/** Status and parsed body of a response. */
export async function readTestResponse(response: Response): Promise<TestResponse> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** A token for the account of this id, without signing in. */
export function tokenOf({ studio }: Backend, userId: number): Promise<string> {
  const account = studio.store.accounts.get(userId);
  if (!account) throw new Error(`There is no account ${userId}.`);
  return issueToken(account, studio.clock);
}
