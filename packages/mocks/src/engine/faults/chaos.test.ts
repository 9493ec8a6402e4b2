import { operations, type OperationId } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { createChaos } from './chaos.ts';
import type { FaultKind } from './fault.ts';
import { createFaultList } from './fault-list.ts';
import { faultKinds, readFault } from './fault.ts';

const CALLS = 2000;
function chaosFaults(
  seed: number,
  rate = 0.3,
  operation: OperationId = 'listReviews',
): (FaultKind | undefined)[] {
  const nextFault = createChaos({ kind: 'chaos', rate, seed });
  return Array.from({ length: CALLS }, () => nextFault(operation));
}

describe('chaos', () => {
  it('returns the same faults for the same seed and others for another seed', () => {
    expect(chaosFaults(7)).toEqual(chaosFaults(7));
    expect(chaosFaults(8)).not.toEqual(chaosFaults(7));
  });

  it('returns the same faults for an operation, whatever requests come in between', () => {
    const nextFault = createChaos({ kind: 'chaos', rate: 0.3, seed: 7 });
    const found = Array.from({ length: CALLS }, () => {
      nextFault('signIn');
      return nextFault('listReviews');
    });
    expect(found).toEqual(chaosFaults(7));
  });

  it('affects about the requested share of requests: none, all or 30 percent', () => {
    const hits = (rate: number): number => chaosFaults(1, rate).filter(Boolean).length;
    expect(hits(0)).toBe(0);
    expect(hits(1)).toBe(CALLS);
    expect(hits(0.3) / CALLS).toBeCloseTo(0.3, 1);
  });

  it('returns every kind of fault, each of them valid', () => {
    const found = chaosFaults(1, 1).filter((fault) => fault !== undefined);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(
      // A custom response and a proxy's page are never generated at random.
      new Set(faultKinds.filter((kind) => !['chaos', 'custom', 'html'].includes(kind))),
    );
    expect(found.filter((fault) => !readFault(fault).ok)).toEqual([]);
  });

  it('returns only errors of the operation itself', () => {
    const names = chaosFaults(1, 1, 'signIn').flatMap((fault) =>
      fault?.kind === 'answer' ? [fault.name] : [],
    );
    expect(new Set(names)).toEqual(new Set(Object.values(operations.signIn.errors).flat()));
  });

  it('restarts whenever it is set, names the faults that it chose, and ends after its number of times', () => {
    const faults = createFaultList();
    const run = (times?: number): FaultKind[] => {
      faults.set([{ kind: 'chaos', rate: 0.5, seed: 3, times }]);
      return Array.from({ length: 50 }, () => faults.take('listReviews').faults).flat();
    };
    expect(run()).toEqual(run());
    expect(run().map(({ kind }) => kind)).not.toContain('chaos');
    expect(run(4)).toHaveLength(4);
    expect(faults.remaining()).toEqual([]);
  });
});
