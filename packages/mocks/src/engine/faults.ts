import type { AnswerName } from '@fitness/api-contract/answers';
import type { OperationId } from '@fitness/api-contract/operations';
import { createRandom } from '../scenarios/random.ts';
import { namedAnswer, type Answer } from './answer.ts';

/** What goes wrong. */
export type FaultKind =
  /** The answer comes later by `ms`, and by up to `spreadMs` more. */
  | { readonly kind: 'latency'; readonly ms: number; readonly spreadMs?: number }
  /** The network is gone: the call fails without an answer. */
  | { readonly kind: 'offline' }
  /** A bare status, with a message if one is given. */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** An error of openapi.yaml by its name. */
  | { readonly kind: 'answer'; readonly name: AnswerName };

/** Something that goes wrong on purpose: for one operation or for all, a number of times or until it is taken away. */
export type Fault = FaultKind & { readonly operation?: OperationId; readonly times?: number };

/** What the faults make of one call. */
export interface Disturbance {
  readonly delayMs: number;
  /** What happens instead of the operation; nothing where the call only takes longer. */
  readonly instead: Answer | 'offline' | undefined;
  readonly faults: readonly Fault[];
}

/** The faults of a backend, with what is left of those that happen a number of times. */
export interface FaultList {
  set(faults: readonly Fault[]): void;
  /** Takes the faults that hit this call: every latency, and the first of the others. */
  take(operation: OperationId): Disturbance;
}

/** A list of faults; the spread of latencies is the same on every run. */
export function createFaultList(initial: readonly Fault[] = []): FaultList {
  const random = createRandom('faults');
  let left: { fault: Fault; times: number }[] = [];

  const set = (faults: readonly Fault[]): void => {
    left = faults.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }));
  };
  set(initial);

  return {
    set,
    take: (operation) => {
      const matching = left.filter(({ fault, times }) => times > 0 && (fault.operation ?? operation) === operation);
      const breaking = matching.find(({ fault }) => fault.kind !== 'latency');
      const hit = matching.filter((entry) => entry.fault.kind === 'latency' || entry === breaking);
      for (const entry of hit) entry.times -= 1;
      const faults = hit.map(({ fault }) => fault);
      return {
        delayMs: faults.reduce((sum, fault) => sum + delayOf(fault, random.next()), 0),
        instead: breaking && outcomeOf(breaking.fault),
        faults,
      };
    },
  };
}

function delayOf(fault: Fault, chance: number): number {
  return fault.kind === 'latency' ? fault.ms + Math.round((fault.spreadMs ?? 0) * chance) : 0;
}

function outcomeOf(fault: Fault): Answer | 'offline' | undefined {
  if (fault.kind === 'offline') return 'offline';
  if (fault.kind === 'answer') return namedAnswer(fault.name);
  if (fault.kind === 'status') return { status: fault.status, body: fault.message === undefined ? undefined : { message: fault.message } };
  return undefined;
}
