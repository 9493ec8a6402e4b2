import { validateResponse } from '@fitness/api-contract/validators';
import { ContractViolation } from '../../engine/contract-violation.ts';
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
  /** Called with each masked exchange, in the order of the responses. */
  readonly onExchange: (exchange: Exchange) => void;
  /** Called where a response violates the contract, and where it is not JSON. */
  readonly onViolation: (message: string) => void;
}

type Forwarded = Pick<Exchange, 'status' | 'response'>;

const TIMEOUT_MS = 30_000;
const FORWARDED_HEADERS = ['authorization', 'content-type', 'accept', 'accept-language'];

/** Forwards the operations of the contract to a real backend; undefined for any other call. */
export function createRecorder(
  options: RecorderOptions,
): (request: Request) => Promise<Response | undefined> {
  const { upstream, mask, onExchange, onViolation } = options;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(request.method, pathname);
    if (route.kind !== 'operation' || request.method === 'HEAD') return undefined;
    const body = await readText(request);
    if (body === undefined) return toResponse(tooLargeResponse());
    const init = {
      method: request.method,
      headers: forwarded(request.headers),
      body: body || null,
    };
    const { query, body: sent } = await readRequest(new Request(request.url, init));

    const url = upstream.replace(/\/$/, '') + pathname + search;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error: Error) => error);
    if (answer instanceof Error) return unreachable(url, answer);

    const { response, text } = answer;
    const { status } = response;
    const parsed = parse(status, text);
    if (!parsed) onViolation(`${route.id} answered ${status} without JSON.`);
    else {
      const checked = validateResponse(route.id, status, parsed.response);
      if (!checked.ok)
        onViolation(new ContractViolation(route.id, status, checked.problems).message);
      const masked = await mask({ query, body: sent, ...parsed });
      onExchange({
        operation: route.id,
        ...callerOf(request.headers),
        // Path params are ids and the product, never personal data.
        params: route.params,
        ...(masked as Pick<Exchange, 'query' | 'body' | 'status' | 'response'>),
      });
    }
    const type = response.headers.get('content-type');
    return new Response(text === '' ? null : text, {
      status,
      headers: type === null ? {} : { 'content-type': type },
    });
  };
}

function forwarded(headers: Headers): Headers {
  const result = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = headers.get(name);
    if (value !== null) result.set(name, value);
  }
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
