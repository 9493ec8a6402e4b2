import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { ContractViolation } from '../../engine/contract-violation.ts';
import { hasListedType } from '../../engine/has-listed-type.ts';
import { toResponse } from '../../engine/mock-response.ts';
import { tooLargeResponse } from '../../engine/outside-contract.ts';
import { readRequest } from '../../engine/read-request.ts';
import { readText } from '../../engine/limits/read-text.ts';
import { findRoute } from '../../engine/route.ts';
import { callerOf, type Exchange } from './exchange.ts';
import type { Mask } from './mask.ts';

/** How calls are forwarded and recorded. */
export interface RecorderOptions {
  /** The URL of the real backend; it may have a path. */
  readonly upstream: string;
  readonly mask: Mask;
  /** Called with each response of the upstream. */
  readonly onResponse: (response: Pick<Exchange, 'status' | 'operation' | 'role'>) => void;
  /** Called with each masked exchange, in the order of the responses. */
  readonly onExchange: (exchange: Exchange) => void;
  /** Called where a response violates the contract, and where it is not JSON. */
  readonly onViolation: (message: string) => void;
}

type Forwarded = Pick<Exchange, 'status' | 'response'>;

const TIMEOUT_MS = 30_000;
/** Forwarded besides the header parameters of the operation. */
const FORWARDED_HEADERS = ['authorization', 'content-type', 'accept', 'accept-language'];
/** Headers of one connection, which no proxy passes on (RFC 9110, section 7.6.1), besides those that Connection names. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Forwards the operations of the contract to a real backend; undefined for any other call. */
export function createRecorder(
  options: RecorderOptions,
): (request: Request) => Promise<Response | undefined> {
  const { upstream, mask, onResponse, onExchange, onViolation } = options;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(request.method, pathname);
    if (route.kind !== 'operation') return undefined;
    const body = await readText(request);
    if (body === undefined) return toResponse(tooLargeResponse());
    const init = {
      method: request.method,
      headers: forwarded(route.id, request.headers),
      // Bytes, since a text would have the type text/plain where none is given.
      body: body ? new TextEncoder().encode(body) : null,
    };
    const incoming = await readRequest(new Request(request.url, init));

    const url = upstream.replace(/\/$/, '') + pathname + search;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' })
      .then(async (response) => ({ response, bytes: await response.arrayBuffer() }))
      .catch((error: Error) => error);
    if (answer instanceof Error) return unreachable(url, answer);

    const { response, bytes } = answer;
    const { status } = response;
    const returned = new Response(bytes.byteLength === 0 ? null : bytes, {
      status,
      headers: returnedHeaders(response.headers),
    });
    const caller = callerOf(request.headers);
    onResponse({ status, operation: route.id, role: caller.role });
    // Without a body there is nothing to validate or to record.
    if (request.method === 'HEAD') return returned;
    const parsed = parse(status, new TextDecoder().decode(bytes));
    if (!parsed) onViolation(`${route.id} answered ${status} without JSON.`);
    else {
      const checked = validateResponse(route.id, status, parsed.response);
      if (!checked.ok)
        onViolation(new ContractViolation(route.id, status, checked.problems).message);
      // A replay would take it for the response to a request with JSON.
      if (!hasListedType(route.id, incoming)) return returned;
      const { query, body: sent } = incoming;
      const masked = await mask({ query, body: sent, ...parsed });
      onExchange({
        operation: route.id,
        ...caller,
        // Path params are ids and the product, never personal data.
        params: route.params,
        ...(masked as Pick<Exchange, 'query' | 'body' | 'status' | 'response'>),
      });
    }
    return returned;
  };
}

function forwarded(id: OperationId, headers: Headers): Headers {
  const { headers: named }: OperationInfo = operations[id];
  const result = new Headers();
  for (const name of [...FORWARDED_HEADERS, ...named]) {
    const value = headers.get(name);
    if (value !== null) result.set(name, value);
  }
  return result;
}

function returnedHeaders(headers: Headers): Headers {
  const result = new Headers(headers);
  const named = headers.get('connection')?.match(/[\w-]+/g) ?? [];
  for (const name of [...CONNECTION_HEADERS, ...named]) result.delete(name);
  // `fetch` has decoded the body.
  if (result.has('content-encoding'))
    for (const name of ['content-encoding', 'content-length']) result.delete(name);
  return result;
}

function parse(status: number, text: string): Forwarded | undefined {
  try {
    return { status, response: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function unreachable(url: string, error: Error): Response {
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return Response.json(
    { message: '실제 백엔드에서 응답을 받지 못했습니다.', detail: `${url}: ${cause}` },
    { status: 502 },
  );
}
