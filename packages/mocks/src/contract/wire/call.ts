import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { RequestParts } from '@fitness/api-contract/validators';
import { requestPath, type RequestValues } from '../../request-path.ts';

/** The parts of a request; path and query values are sent as text. */
export interface Parts {
  readonly params: RequestValues;
  readonly query: RequestValues;
  readonly body?: unknown;
}

export type Account =
  | { readonly token: string }
  | { readonly username: string; readonly password: string };

export interface Caller {
  readonly token: string;
  /** How the token was obtained, to renew it once it has expired; a token without is expected to be refused. */
  readonly account?: Account;
  /** Replaces the token in reports, such as `TOKEN_CUSTOMER`; a forged token is shown as it is. */
  readonly variable?: string;
}

/** One call of an operation; `product` is added to its params. */
export interface Call extends Partial<Parts> {
  readonly operation: OperationId;
  readonly by?: Caller | undefined;
  readonly rawBody?: string;
  readonly contentType?: string;
}

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export function wireRequest(
  baseUrl: string,
  product: string,
  { operation, by, params, query = {}, body, rawBody, contentType = 'application/json' }: Call,
  extraHeaders: Readonly<Record<string, string>> = {},
): WireRequest {
  const { method, hasBody }: OperationInfo = operations[operation];
  const json = hasBody && body !== undefined ? JSON.stringify(body) : undefined;
  return {
    method: method.toUpperCase(),
    url: baseUrl.replace(/\/$/, '') + requestPath(operation, { product, ...params }, query),
    headers: {
      ...extraHeaders,
      accept: 'application/json',
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(hasBody && { 'content-type': contentType }),
    },
    body: rawBody ?? json,
  };
}

/** The parts as a server receives them: path and query as text, the body as parsed JSON. */
export function asReceived({ params, query, body }: Parts): RequestParts {
  const texts = (values: RequestValues) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return {
    params: texts(params),
    query: texts(query),
    ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as unknown }),
  };
}
