import type { ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { createRandom, type Random } from '../../scenarios/seed/random.ts';
import type { FaultKind, FaultOf } from './fault.ts';

/** Picks the fault of the next call of an operation; undefined for none. */
export type NextChaosFault = (operation: OperationId) => FaultKind | undefined;

type Make = (random: Random, operation: OperationId) => FaultKind;

const slow: Make = (random) => ({ kind: 'latency', ms: random.int(1, 20) * 100 });
const down: Make = (random) => ({ kind: 'status', status: random.pick([500, 502, 503, 504]) });
const namedError: Make = (random, operation) => {
  const { errors }: OperationInfo = operations[operation];
  return { kind: 'answer', name: random.pick(Object.values(errors).flat()) as ErrorName };
};

// Repeated by frequency: delays and outages are common, pending calls are rare.
const MIX: readonly Make[] = [
  slow,
  slow,
  slow,
  down,
  down,
  namedError,
  namedError,
  () => ({ kind: 'offline' }),
  () => ({ kind: 'offline' }),
  () => ({ kind: 'lost' }),
  () => ({ kind: 'lost' }),
  () => ({ kind: 'malformed' }),
  (random) => ({ kind: 'drift', which: random.int(0, 9) }),
  () => ({ kind: 'hang' }),
];

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
