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
}

export async function readRequest(request: Request): Promise<IncomingRequest> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return { method, pathname, headers, search, ...parse(await request.text()) };
}

/** True when the contract lists the type of a request's body, as plain UTF-8; an operation that takes none ignores it. */
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

function parse(text: string): Pick<IncomingRequest, 'body' | 'problem'> {
  if (text === '') return { body: undefined, problem: undefined };
  try {
    return { body: JSON.parse(text), problem: undefined };
  } catch {
    return { body: undefined, problem: { pointer: '/body', message: 'must be JSON' } };
  }
}
