import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { validateResponse } from '@fitness/api-contract/validators';
import { proxy } from 'hono/proxy';
import { ownErrorResponse, toResponse } from '../../engine/mock-response.ts';
import { ContractViolation } from '../../engine/problems.ts';
import { hasListedType } from '../../engine/read-request.ts';
import type { Respond } from './exchange.ts';
import { createMask, readPublicWords } from './mask.ts';

const TIMEOUT_MS = 30_000;
/** Forwarded besides the header parameters of the operation. */
const FORWARDED_HEADERS = ['authorization', 'content-type', 'accept', 'accept-language'];

/** Forwards calls to the real backend at this URL, which may have a path, and writes masked exchanges to a file. */
export async function createRecorder(
  upstream: string,
  file: string | undefined,
  log: (line: string) => void,
): Promise<Respond> {
  const mask = createMask(await readPublicWords());
  if (file !== undefined) await writeFile(file, '');

  return async (call, incoming, request) => {
    const { operation, role, params, query, body } = call;
    const { pathname, search } = new URL(request.url);
    const url = upstream.replace(/\/$/, '') + pathname + search;
    const answer = await proxy(url, {
      method: request.method,
      headers: forwarded(operation, request.headers),
      // Bytes, since a text would have the type text/plain where none is given.
      body: incoming.text === '' ? null : new TextEncoder().encode(incoming.text),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'manual',
    })
      .then(async (response) => ({ response, text: await response.clone().text() }))
      .catch((error: Error) => error);
    if (answer instanceof Error) return unreachable(url, answer);

    const { response, text } = answer;
    const { status } = response;
    log(`${status} ${operation} ${role}`);
    // Without a body there is nothing to validate or to record.
    if (request.method === 'HEAD') return response;
    let received: unknown;
    try {
      received = text === '' ? undefined : JSON.parse(text);
    } catch {
      console.error(`${operation} answered ${status} without JSON.`);
      return response;
    }
    const checked = validateResponse(operation, status, received);
    if (!checked.ok)
      console.error(new ContractViolation(operation, status, checked.problems).message);
    // A recording does not contain the type, so that a replay would treat such a body as JSON.
    if (file !== undefined && hasListedType(operation, incoming)) {
      const masked = await mask({ query, body, status, response: received });
      // Path params are ids and the product, never personal data.
      const exchange = { operation, role, userId: call.userId, params, ...Object(masked) };
      // Written synchronously, so that an interrupted recording contains every response.
      appendFileSync(file, `${JSON.stringify(exchange)}\n`);
    }
    return response;
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

function unreachable(url: string, error: Error): Response {
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  const message = '실제 백엔드에서 응답을 받지 못했습니다.';
  return toResponse(ownErrorResponse(502, message, `${url}: ${cause}`));
}
