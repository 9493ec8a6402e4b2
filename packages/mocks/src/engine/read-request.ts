import type { Problem } from '@fitness/api-contract/validators';
import { readText } from './read-text.ts';

/** A received request: parameters as text, the body parsed. */
export interface IncomingRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: Headers;
  readonly query: Record<string, string>;
  /** Undefined where there is none. */
  readonly body: unknown;
  /** Set where the body is not JSON. */
  readonly problem: Problem | undefined;
  /** Whether the body is above the limit; it is not read then. */
  readonly tooLarge: boolean;
}

/** Reads a request once; a repeated query parameter counts as its last value. */
export async function readRequest(request: Request): Promise<IncomingRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await readText(request);
  return {
    method: request.method,
    pathname,
    headers: request.headers,
    query: Object.fromEntries(searchParams),
    ...parse(text ?? ''),
    tooLarge: text === undefined,
  };
}

function parse(text: string): Pick<IncomingRequest, 'body' | 'problem'> {
  if (text === '') return { body: undefined, problem: undefined };
  try {
    return { body: JSON.parse(text), problem: undefined };
  } catch {
    return { body: undefined, problem: { pointer: '/body', message: 'must be JSON' } };
  }
}
