import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as v from 'valibot';
import { accountOf } from '../../engine/token.ts';
import { parseWith } from '../../parse.ts';
import { describeProblems } from '../../engine/limits/describe-problems.ts';

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

/** A call and its response, as a line of a recording. */
export type Exchange = v.InferOutput<typeof exchangeSchema>;

/** The caller of a request from its token, whose signature is not verified. */
export function callerOf(headers: Headers): Pick<Exchange, 'role' | 'userId'> {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const account = token === undefined ? undefined : accountOf(token);
  return account
    ? { role: account.roleName, userId: account.id }
    : { role: 'ROLE_ANONYMOUS', userId: undefined };
}

/** The line of an exchange. */
export function encodeExchange(exchange: Exchange): string {
  return `${JSON.stringify(exchange)}\n`;
}

/** Parses a recording; throws an error with line and pointer if it is invalid. */
export function decodeExchanges(text: string): Exchange[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const read = parseWith(exchangeSchema, parsed(line));
    if (read.ok) return [read.value];
    throw new Error(
      `The recording is invalid in line ${index + 1}: ${describeProblems(read.problems)}`,
    );
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
