import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as fc from 'fast-check';
import type { Fault, FaultKind } from '../src/engine/faults/fault.ts';

/** The keys of a record. */
export function names<Name extends string>(record: Record<Name, unknown>) {
  return fc.constantFrom(...(Object.keys(record) as Name[]));
}

export const ms = fc.integer({ min: 0, max: 600_000 });
const status = fc.integer({ min: 200, max: 599 });
const hundredths = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
export const seed = fc.maxSafeNat();
/** Texts with the separators of links. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('_', '-', '.', '*', '%', '&', '점', '검', '💪', '\uD800', ' '),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

const kinds: Record<FaultKind['kind'], fc.Arbitrary<FaultKind>> = {
  latency: fc.record(
    { kind: fc.constant('latency' as const), ms, spreadMs: ms },
    { requiredKeys: ['kind', 'ms'] },
  ),
  offline: fc.constant({ kind: 'offline' }),
  hang: fc.constant({ kind: 'hang' }),
  status: fc.record(
    { kind: fc.constant('status' as const), status, message: anyText },
    { requiredKeys: ['kind', 'status'] },
  ),
  custom: fc.record(
    {
      kind: fc.constant('custom' as const),
      status,
      // JSON has no -0.
      body: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value))),
    },
    { requiredKeys: ['kind', 'status'] },
  ),
  html: fc.record({ kind: fc.constant('html' as const), status }),
  answer: fc.record({
    kind: fc.constant('answer' as const),
    name: names<ErrorName>(errorResponses),
  }),
  malformed: fc.constant({ kind: 'malformed' }),
  drift: fc.record(
    { kind: fc.constant('drift' as const), which: fc.integer({ min: 0, max: 999 }) },
    { requiredKeys: ['kind'] },
  ),
  lost: fc.constant({ kind: 'lost' }),
  chaos: fc.record({ kind: fc.constant('chaos' as const), rate: hundredths, seed }),
};
const place = fc.record(
  { operation: names<OperationId>(operations), times: fc.integer({ min: 1 }) },
  { requiredKeys: [] },
);
export const faults: fc.Arbitrary<Fault> = fc
  .tuple(fc.oneof(...Object.values(kinds)), place)
  .map(([kind, rest]): Fault => ({ ...kind, ...rest }));
