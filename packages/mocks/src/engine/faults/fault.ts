import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';

/** A kind of fault with its parameters. */
export type FaultKind =
  /** Delays the response by `ms`, and by up to `spreadMs` more, or until the faults are replaced. */
  | { readonly kind: 'latency'; readonly ms: number; readonly spreadMs?: number }
  /** Breaks the connection before anything is done. */
  | { readonly kind: 'offline' }
  /** Leaves the call pending as long as the fault is set; nothing is done. */
  | { readonly kind: 'hang' }
  /** Responds with a status; `message` defaults to the contract's body for it, if it has one. */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** Responds with this status and JSON body, whatever the contract says. */
  | { readonly kind: 'custom'; readonly status: number; readonly body?: unknown }
  /** Responds with this status and an HTML page, as a proxy before the backend does. */
  | { readonly kind: 'html'; readonly status: number }
  /** Responds with the named error response of openapi.yaml. */
  | { readonly kind: 'answer'; readonly name: ErrorName }
  /** Does the work and truncates the body of its response. */
  | { readonly kind: 'malformed' }
  /** Does the work and makes its response violate the contract: in the first or in this variant. */
  | { readonly kind: 'drift'; readonly which?: number }
  /** Does the work and breaks the connection before the response. */
  | { readonly kind: 'lost' }
  /** Applies one of the other faults to this share of the calls (0 to 1), reproducibly by seed. */
  | { readonly kind: 'chaos'; readonly rate: number; readonly seed: number };

/** A deliberate failure of one operation or of all, a number of times or until it is removed. */
export type Fault = FaultKind & { readonly operation?: OperationId; readonly times?: number };

/** A fault of this kind. */
export type FaultOf<Kind extends FaultKind['kind']> = Extract<FaultKind, { readonly kind: Kind }>;
