import type { Problem } from '@fitness/api-contract/validators';
import { readText } from './limits/read-text.ts';

/** A received request: parameters as text, the body parsed. */
export interface IncomingRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: Headers;
  /** A repeated parameter has all its values, in their order. */
  readonly query: Record<string, string | string[]>;
  /** Undefined where there is none. */
  readonly body: unknown;
  /** Set where the body is not JSON. */
  readonly problem: Problem | undefined;
  /** Whether the body is above the limit; it is not read then. */
  readonly tooLarge: boolean;
}

/** Reads a request once. */
export async function readRequest(request: Request): Promise<IncomingRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await readText(request);
  return {
    method: request.method,
    pathname,
    headers: request.headers,
    query: readQuery(searchParams),
    ...parse(text ?? ''),
    tooLarge: text === undefined,
  };
}

function readQuery(searchParams: URLSearchParams): IncomingRequest['query'] {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of searchParams) {
    const known = query.get(name);
    query.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(query);
}

function parse(text: string): Pick<IncomingRequest, 'body' | 'problem'> {
  if (text === '') return { body: undefined, problem: undefined };
  try {
    return { body: JSON.parse(text), problem: undefined };
  } catch {
    return { body: undefined, problem: { pointer: '/body', message: 'must be JSON' } };
  }
}
