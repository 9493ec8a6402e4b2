import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';

/** What goes wrong. */
export type FaultKind =
  /** The answer comes later by `ms`, and by up to `spreadMs` more. */
  | { readonly kind: 'latency'; readonly ms: number; readonly spreadMs?: number }
  /** The network is gone: the call fails without an answer, and nothing is done. */
  | { readonly kind: 'offline' }
  /** No answer comes as long as the fault stays, and nothing is done. */
  | { readonly kind: 'hang' }
  /** A status instead of the answer; without a message, the contract's own body where it has one for this status. */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** This status with this JSON body, or without one; the contract has no say. */
  | { readonly kind: 'custom'; readonly status: number; readonly body?: unknown }
  /** An error of openapi.yaml by its name. */
  | { readonly kind: 'answer'; readonly name: ErrorName }
  /** The work is done, and the body of its answer breaks off half-way. */
  | { readonly kind: 'malformed' }
  /** The work is done, and its answer leaves the contract: in the first way there is, or in the one of this number. */
  | { readonly kind: 'drift'; readonly which?: number }
  /** The work is done, and its answer gets lost on the way. */
  | { readonly kind: 'lost' }
  /** Any of the others hits this share of the calls (0 to 1, in hundredths); the same calls get the same on every run. */
  | { readonly kind: 'chaos'; readonly rate: number; readonly seed: number };

/** Something that goes wrong on purpose: for one operation or for all, a number of times or until it is taken away. */
export type Fault = FaultKind & { readonly operation?: OperationId; readonly times?: number };

/** A fault of this kind. */
export type FaultOf<Kind extends FaultKind['kind']> = Extract<FaultKind, { readonly kind: Kind }>;
