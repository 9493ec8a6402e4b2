import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as v from 'valibot';
import { integer, oneOf, parseWith, type ParseResult } from '../../parse.ts';
import type { Fault, FaultKind } from './fault.ts';

const MAX_DELAY_MS = 600_000;
const MAX_MESSAGE_LENGTH = 500;
const MAX_BODY_LENGTH = 10_000;
const MAX_FAULTS = 100;

const delay = integer(0, MAX_DELAY_MS);
const status = integer(200, 599);
const invalidMessage = `must be a text of at most ${MAX_MESSAGE_LENGTH} characters`;
const message = v.pipe(v.string(invalidMessage), v.maxLength(MAX_MESSAGE_LENGTH, invalidMessage));
const json = v.custom<unknown>(isJson, `must be JSON of at most ${MAX_BODY_LENGTH} characters`);
const invalidRate = 'must be a number from 0 to 1';
const rate = v.pipe(v.number(invalidRate), v.minValue(0, invalidRate), v.maxValue(1, invalidRate));

const fieldsOf = {
  latency: { ms: delay, spreadMs: v.optional(delay) },
  offline: {},
  hang: {},
  status: { status, message: v.optional(message) },
  custom: { status, body: v.optional(json) },
  html: { status },
  answer: { name: oneOf(Object.keys(errorResponses) as ErrorName[]) },
  malformed: {},
  drift: { which: v.optional(integer(0, 999)) },
  lost: {},
  chaos: { rate, seed: integer(0) },
} as const satisfies Record<FaultKind['kind'], v.ObjectEntries>;

/** Every kind of fault. */
export const faultKinds = Object.keys(fieldsOf) as readonly FaultKind['kind'][];

const schema = v.variant(
  'kind',
  faultKinds.map((kind) =>
    v.strictObject(
      {
        kind: v.literal(kind),
        ...fieldsOf[kind],
        operation: v.optional(oneOf(Object.keys(operations) as OperationId[])),
        times: v.optional(integer(1)),
      },
      ({ expected }) => (expected === 'never' ? 'is not known' : 'is missing'),
    ),
  ),
  ({ path }) => (path ? `must be one of ${faultKinds.join(', ')}` : 'must be an object'),
) as v.GenericSchema<unknown, Fault>;

/** The schema of a list of faults. */
export const faultList = v.pipe(
  v.array(schema, 'must be a list'),
  v.maxLength(MAX_FAULTS, `must have at most ${MAX_FAULTS} faults`),
);

/** Reads a fault from JSON or a link. */
export function readFault(value: unknown): ParseResult<Fault> {
  return parseWith(schema, value);
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= MAX_BODY_LENGTH;
  } catch {
    // A function, a cycle or a bigint cannot be serialized as JSON.
    return false;
  }
}
