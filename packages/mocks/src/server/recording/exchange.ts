import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as v from 'valibot';
import { describeProblems } from '../../engine/problems.ts';
import type { IncomingRequest } from '../../engine/read-request.ts';
import { accountOf } from '../../engine/token.ts';
import { parseWith } from '../../parse.ts';

const exchangeSchema = v.object({
  operation: v.custom<OperationId>(
    (id) => typeof id === 'string' && Object.hasOwn(operations, id),
    'must be an operation of the contract',
  ),
  role: v.string(),
  /** Undefined without a token. */
  userId: v.optional(v.number()),
  params: v.record(v.string(), v.string()),
  query: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  body: v.optional(v.unknown()),
  status: v.number(),
  /** Undefined where there was no body. */
  response: v.optional(v.unknown()),
});
const lineSchema = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), exchangeSchema);

/** A call and its response, as a line of a recording. */
export type Exchange = v.InferOutput<typeof exchangeSchema>;

export type RecordedCall = Omit<Exchange, 'status' | 'response'>;

export type Respond = (
  call: RecordedCall,
  incoming: IncomingRequest,
  request: Request,
) => Promise<Response>;

/** The caller of a request from its token, whose signature is not verified. */
export function callerOf(headers: Headers): Pick<Exchange, 'role' | 'userId'> {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const account = token === undefined ? undefined : accountOf(token);
  return { role: account?.roleName ?? 'ROLE_ANONYMOUS', userId: account?.id };
}

/** Parses a recording; throws an error with line and pointer if it is invalid. */
export function decodeExchanges(text: string): Exchange[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const read = parseWith(lineSchema, line);
    if (read.ok) return [read.value];
    throw new Error(
      `The recording is invalid in line ${index + 1}: ${describeProblems(read.problems)}`,
    );
  });
}
