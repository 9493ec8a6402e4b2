import createClient from 'openapi-fetch';
import { ApiError, toApiError, type NetworkReason } from './api-error.ts';
import type { ApiClient, CallOptions } from './client-types.ts';
import type { paths } from './generated/schema.ts';
import { bodyExceptions } from './generated/call-exceptions.ts';
import { wellFormed } from './clean-text.ts';
import { readResponse } from './read-response.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';

export { ApiError } from './api-error.ts';
export type { FieldMessage, NetworkReason } from './api-error.ts';
export type * from './client-types.ts';

const DEFAULT_TIMEOUT_MS = 20_000;

/** A response field that violates the contract and was replaced with null or omitted. */
export interface InvalidField {
  readonly path: string;
  /** The name of the field; empty for a whole row. */
  readonly field: string;
  readonly value: unknown;
}

export interface ApiClientOptions {
  readonly baseUrl: string;
  /** The `{product}` of every path. */
  readonly product: string;
  /** Returns the access token; called for every call. If it throws, the call is not sent. */
  readonly getToken: () => string | null | undefined;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Called once for each field that violates the contract. */
  readonly onInvalidField?: (field: InvalidField) => void;
  /** The time limit of a call in milliseconds; 20 seconds by default. */
  readonly timeoutMs?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface AnyInput extends CallOptions {
  params?: { path?: object; query?: object };
  body?: unknown;
}

/** The untyped signature of the single function behind all typed ones, as openapi-fetch requires it. */
type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Creates a client of the contract; calls resolve to the response data or throw an ApiError. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
    bodySerializer: (body) => JSON.stringify(body, encodable),
  }).request as unknown as Send;

  const reportedFields = new Set<string>();
  const reporterOf = (path: string) => (field: string, value: unknown) => {
    const key = `${path} ${field}`;
    if (reportedFields.has(key)) return;
    reportedFields.add(key);
    options.onInvalidField?.({ path, field, value });
  };

  async function call(method: Method, path: string, input: AnyInput = {}): Promise<unknown> {
    const name = `${method} ${path}`;
    const token = options.getToken();
    const init = {
      params: { ...input.params, path: { ...input.params?.path, product: options.product } },
      body: input.body,
      headers: authorization(token),
      parseAs: 'text',
    };
    const { data, error, response } = await withTimeLimit(
      input.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      input.signal,
      (signal) =>
        send(method, path, { ...init, signal }).catch((cause: unknown) => {
          throw new ApiError({ request: name, reason: networkReason(signal), cause });
        }),
    );
    const body = response.ok ? readJson(data) : { value: error, isJson: true };
    if (!response.ok) throw toApiError(name, response.status, error, () => isReplaced(token));
    const clean =
      method === 'GET' && body.isJson
        ? readResponse(path, body.value, reporterOf(path))
        : body.value;
    if (body.isJson && clean !== undefined) return clean;
    // A success without a valid JSON body is an error if the contract promises a body.
    if ((method === 'GET') !== bodyExceptions.includes(name))
      throw new ApiError({ request: name, status: response.status });
    return undefined;
  }

  function isReplaced(token: string | null | undefined) {
    try {
      return options.getToken() !== token;
    } catch {
      return true;
    }
  }

  const caller = (method: Method) => (path: string, input?: AnyInput) => call(method, path, input);
  // `ApiClient` gives types by path to the same function.
  return {
    GET: caller('GET'),
    POST: caller('POST'),
    PUT: caller('PUT'),
    PATCH: caller('PATCH'),
    DELETE: caller('DELETE'),
  } as unknown as ApiClient;
}

/** Replaces lone surrogates in a body value, which some servers cannot store. */
function encodable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? wellFormed(value) : value;
}

function networkReason(signal: AbortSignal): NetworkReason {
  if (!signal.aborted) return 'unreachable';
  return signal.reason instanceof TimeLimitError ? 'timeout' : 'aborted';
}

/** A token with characters that a header cannot carry is not sent. */
function authorization(token: string | null | undefined): Record<string, string> {
  return token && /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {};
}

function readJson(text: unknown): { value: unknown; isJson: boolean } {
  if (typeof text !== 'string' || text === '') return { value: undefined, isJson: false };
  try {
    return { value: JSON.parse(text), isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}
