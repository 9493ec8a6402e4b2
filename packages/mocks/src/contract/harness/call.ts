import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';

/** The parts of a request; values of path and query go over the wire as texts. */
export interface Parts {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Whose token a call carries. */
export interface Caller {
  readonly token: string;
  /** What stands for the token in everything that is shown, such as `TOKEN_CUSTOMER`; a made-up token has none and is shown. */
  readonly variable?: string;
}

/** One call of an operation. */
export interface Call {
  readonly operation: OperationId;
  readonly parts: Parts;
  readonly by?: Caller | undefined;
  /** Sent as it stands instead of the body in JSON. */
  readonly rawBody?: string;
}

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Writes a call as a request to the backend at this address, which may have a path of its own. */
export function wireRequest(baseUrl: string, { operation, parts, by, rawBody }: Call): WireRequest {
  const { method, path, hasBody }: OperationInfo = operations[operation];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params[name])),
  );
  const query = new URLSearchParams(
    Object.entries(parts.query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const body =
    rawBody ?? (hasBody && parts.body !== undefined ? JSON.stringify(parts.body) : undefined);
  return {
    method: method.toUpperCase(),
    url: `${baseUrl.replace(/\/$/, '')}${filled}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: 'application/json',
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    body,
  };
}

/** The parts as a server reads them: path and query as texts, the body as parsed JSON. */
export function asReceived({ params, query, body }: Parts): Parts {
  return {
    params: texts(params),
    query: texts(query),
    ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as unknown }),
  };
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
