import type { ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { createRandom, type Random } from '../../scenarios/seed/random.ts';
import type { FaultKind, FaultOf } from './fault.ts';

/** Picks the fault of the next call of an operation; undefined for none. */
export type NextChaosFault = (operation: OperationId) => FaultKind | undefined;

type Make = (random: Random, operation: OperationId) => FaultKind;

const namedError: Make = (random, operation) => {
  const { errors }: OperationInfo = operations[operation];
  return { kind: 'answer', name: random.pick(Object.values(errors).flat()) as ErrorName };
};

/** Faults by their frequency: delays and outages are common, pending calls are rare. */
const frequencies: readonly (readonly [number, Make])[] = [
  [3, (random) => ({ kind: 'latency', ms: random.int(1, 20) * 100 })],
  [2, (random) => ({ kind: 'status', status: random.pick([500, 502, 503, 504]) })],
  [2, namedError],
  [2, () => ({ kind: 'offline' })],
  [2, () => ({ kind: 'lost' })],
  [1, () => ({ kind: 'malformed' })],
  [1, (random) => ({ kind: 'drift', which: random.int(0, 9) })],
  [1, () => ({ kind: 'hang' })],
];
const MIX = frequencies.flatMap(([times, make]) => Array.from({ length: times }, () => make));

/**
 * Reproducible chaos: the fault of the n-th call of an operation depends only on the seed, not on
 * calls of other operations.
 */
export function createChaos({ rate, seed }: FaultOf<'chaos'>): NextChaosFault {
  const counts = new Map<OperationId, number>();
  return (operation) => {
    const count = (counts.get(operation) ?? 0) + 1;
    counts.set(operation, count);
    const random = createRandom(`chaos ${seed} ${operation} ${count}`);
    return random.chance(rate) ? random.pick(MIX)(random, operation) : undefined;
  };
}
