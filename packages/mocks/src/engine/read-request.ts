import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';

/** A received request with its body, parsed. */
export interface IncomingRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: Headers;
  /** The query as it was sent. */
  readonly search: string;
  /** Undefined where there is none. */
  readonly body: unknown;
  /** Set where the body is not JSON. */
  readonly problem: Problem | undefined;
  /** Whether the body is above the limit; it is not read then. */
  readonly tooLarge: boolean;
}

export const MAX_BODY_BYTES = 1024 * 1024;

export async function readRequest(request: Request): Promise<IncomingRequest> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const text = await readText(request);
  return { method, pathname, headers, search, ...parse(text ?? ''), tooLarge: text === undefined };
}

/** Whether the contract lists the type of a request's body, as plain UTF-8; an operation that takes none ignores it. */
export function hasListedType(
  id: OperationId,
  { headers, body, problem }: IncomingRequest,
): boolean {
  if (!operations[id].hasBody) return true;
  const type = headers.get('content-type');
  // A missing body is a problem of its own, 400.
  if (type === null) return body === undefined && problem === undefined;
  const [name, ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset'));
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  // The generator refuses a contract with any other type.
  return (
    name === 'application/json' &&
    charsets.every((charset) => /^charset="?utf-?8"?$/.test(charset)) &&
    encoding === 'identity'
  );
}

// Undefined where it is above the limit, of which no more is read.
async function readText(request: Request): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return '';
  const length = request.headers.get('content-length');
  if (Number(length) > MAX_BODY_BYTES) return undefined;
  // Firefox does not support `request.body` as a stream.
  if (length === null && request.body !== undefined) return readStream(request.body);
  const text = await request.text();
  return new Blob([text]).size > MAX_BODY_BYTES ? undefined : text;
}

// A body without a length, as in a chunked request or one that was never sent over HTTP.
async function readStream(body: Request['body']): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}

function parse(text: string): Pick<IncomingRequest, 'body' | 'problem'> {
  if (text === '') return { body: undefined, problem: undefined };
  try {
    return { body: JSON.parse(text), problem: undefined };
  } catch {
    return { body: undefined, problem: { pointer: '/body', message: 'must be JSON' } };
  }
}
