import { operations, type OperationId } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { createBackend, type LoggedRequest } from '../../backend.ts';
import { requestOf } from '../../../testing/call.ts';
import { createChaos } from './chaos.ts';
import type { FaultKind } from './fault.ts';
import { createFaultList } from './fault-list.ts';
import { faultKinds, readFault } from './read-fault.ts';

const CALLS = 2000;
function strikes(
  seed: number,
  rate = 0.3,
  operation: OperationId = 'listReviews',
): (FaultKind | undefined)[] {
  const nextFault = createChaos({ kind: 'chaos', rate, seed });
  return Array.from({ length: CALLS }, () => nextFault(operation));
}

describe('chaos', () => {
  it('hits the same calls with the same faults again, and others with another seed', () => {
    expect(strikes(7)).toEqual(strikes(7));
    expect(strikes(8)).not.toEqual(strikes(7));
  });

  it('does to an operation’s calls the same whatever is called in between', () => {
    const nextFault = createChaos({ kind: 'chaos', rate: 0.3, seed: 7 });
    const found = Array.from({ length: CALLS }, () => {
      nextFault('signIn');
      return nextFault('listReviews');
    });
    expect(found).toEqual(strikes(7));
  });

  it('hits about the share that was asked for: none, all, or a third', () => {
    const hits = (rate: number): number => strikes(1, rate).filter(Boolean).length;
    expect(hits(0)).toBe(0);
    expect(hits(1)).toBe(CALLS);
    expect(hits(0.3) / CALLS).toBeCloseTo(0.3, 1);
  });

  it('mixes every kind of fault, each of them one that could be asked for', () => {
    const found = strikes(1, 1).filter((fault) => fault !== undefined);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(
      // A custom response has nothing that chance could fill in.
      new Set(faultKinds.filter((kind) => kind !== 'chaos' && kind !== 'custom')),
    );
    expect(found.filter((fault) => !readFault(fault).ok)).toEqual([]);
  });

  it('refuses only with errors of the operation itself', () => {
    const names = strikes(1, 1, 'signIn').flatMap((fault) =>
      fault?.kind === 'answer' ? [fault.name] : [],
    );
    expect(new Set(names)).toEqual(new Set(Object.values(operations.signIn.errors).flat()));
  });

  it('begins anew whenever it is set, and ends after its times', () => {
    const faults = createFaultList();
    const run = (times?: number): number[] => {
      faults.set([{ kind: 'chaos', rate: 0.5, seed: 3, times }]);
      return Array.from({ length: 50 }, () => faults.take('listReviews').faults.length);
    };
    expect(run()).toEqual(run());
    expect(run(4).reduce((sum, hits) => sum + hits, 0)).toBe(4);
    expect(faults.remaining()).toEqual([]);
  });

  it('shows in the log what it came to', async () => {
    const backend = createBackend({
      scenario: 'empty',
      faults: [{ kind: 'chaos', rate: 1, seed: 1, operation: 'listReviews' }],
    });
    const calls: LoggedRequest[] = [];
    backend.subscribe((one) => calls.push(one));
    void backend.handle(requestOf('listReviews'));
    await backend.handle(requestOf('listReviews'));
    expect(calls.length).toBeGreaterThan(0);
    for (const one of calls) expect(one.faults.map(({ kind }) => kind)).not.toContain('chaos');
    backend.abortPending();
  });
});
