import type { OperationId } from '@fitness/api-contract/operations';
import { validateResponse, type Problem } from '@fitness/api-contract/validators';
import type { RequestHandler } from 'msw';
import { systemClock, type Clock } from './clock.ts';
import type { Studio } from './domain/studio.ts';
import {
  unknownRouteResponse,
  toResponse,
  type MockResponse,
  type Outcome,
} from './engine/mock-response.ts';
import { createRequestLog, type RecordedCall, type CallListener } from './engine/request-log.ts';
import { ContractViolation } from './engine/contract-violation.ts';
import { applyFault } from './engine/faults/apply-fault.ts';
import type { Fault } from './engine/faults/fault.ts';
import { createFaultList } from './engine/faults/fault-list.ts';
import { createHandlers } from './engine/handlers.ts';
import { createPendingRequests } from './engine/faults/pending-requests.ts';
import { readRequest, type IncomingRequest } from './engine/read-request.ts';
import { findRoute } from './engine/route.ts';
import { run } from './engine/run.ts';
import { createState } from './engine/state.ts';
import type { ScenarioName } from './scenarios/index.ts';
import type { SeededFor, Storage } from './store/storage.ts';
import { createStore } from './store/store.ts';

export { fixedClock, systemClock, type Clock } from './clock.ts';
export type { RecordedCall, CallListener } from './engine/request-log.ts';
export { ContractViolation } from './engine/contract-violation.ts';
export type { MockResponse, Outcome } from './engine/mock-response.ts';
export type { Fault, FaultKind } from './engine/faults/fault.ts';
export { memoryStorage, type Storage } from './store/storage.ts';

/** How a backend begins; every option may be left out. */
export interface BackendOptions {
  /** Unset: `default`, or whatever the storage holds. */
  readonly scenario?: ScenarioName;
  /** Another number gives other people and another timetable on the same day; unset: 1, or whatever the storage holds. */
  readonly seed?: number;
  readonly clock?: Clock;
  readonly faults?: readonly Fault[];
  /** Unset: the state lives and dies with this backend. */
  readonly storage?: Storage;
  /** Hears when an answer leaves the contract; unset, the call fails with the violation. */
  readonly onViolation?: (violation: ContractViolation) => void;
}

/** A studio's backend: everything openapi.yaml lists, without a network. */
export interface Backend {
  /** Answers a request; rejects when the backend itself is at fault. */
  handle(request: Request): Promise<Response>;
  /** The same before it becomes a `Response`, for runtimes that write it themselves; `offline` is a connection that breaks. */
  respond(request: Request): Promise<MockResponse | 'offline'>;
  /** The same backend as request handlers of MSW. */
  handlers(baseUrl: string): RequestHandler[];
  /** Seeds anew, as before unless another scenario or seed is given. */
  reset(scenario?: ScenarioName, seed?: number): Promise<void>;
  /** Replaces all faults; calls that hang end like a connection that breaks. */
  setFaults(faults: readonly Fault[]): void;
  /** The faults that can still happen, with the times that are left. */
  faults(): readonly Fault[];
  /** Ends the calls that hang, as when the server goes. */
  abortPending(): void;
  /** Sets the time for every later call; the state stays. */
  setClock(clock: Clock): void;
  /** Calls back after every call; returns the function that ends it. */
  subscribe(listener: CallListener): () => void;
  /** Reads the storage, or seeds it; rejects when it cannot be used. */
  ready(): Promise<void>;
  /** What the state was seeded as; undefined until a storage was first read. */
  seededFor(): SeededFor | undefined;
  /** Tables and clock, for tests and the domain's functions; with a storage they are filled by the first call. */
  readonly studio: Studio;
}

/** Makes a backend of its own; nothing is shared with any other but what a storage shares. */
export function createBackend(options: BackendOptions = {}): Backend {
  let clock = options.clock ?? systemClock;
  const studio: Studio = { store: createStore(), clock: { now: () => clock.now() } };
  const state = createState(studio, options);
  const faults = createFaultList(options.faults);
  const pendingRequests = createPendingRequests();
  const log = createRequestLog();
  const onViolation = options.onViolation ?? fail;

  const operate = async (
    id: OperationId,
    params: Record<string, string>,
    request: IncomingRequest,
  ): Promise<Result> => {
    const { delayMs, breaking, faults: hit } = faults.take(id);
    if (delayMs > 0) await sleep(delayMs);
    const { outcome, operationResponse } = await applyFault(id, breaking, () =>
      state.exclusively(() => run(studio, id, params, request)),
    );
    const own = operationResponse ? problemsOf(id, operationResponse) : [];
    return {
      operation: id,
      response: outcome,
      operationResponse,
      faults: hit,
      problems: outcome === operationResponse ? own : problemsOf(id, outcome),
      violation:
        operationResponse && own.length > 0
          ? new ContractViolation(id, operationResponse.status, own)
          : undefined,
    };
  };

  const respond = async (request: Request): Promise<MockResponse | 'offline'> => {
    const started = performance.now();
    const incoming = await readRequest(request);
    const { method, pathname } = incoming;
    const route = findRoute(method, pathname);
    const result =
      route.kind === 'operation'
        ? await operate(route.id, route.params, incoming)
        : outsideContract(
            unknownRouteResponse(method, pathname, route.kind === 'method' ? route.allowed : []),
          );
    const { response, violation } = result;
    log.write({ ...result, request: incoming, durationMs: performance.now() - started });
    if (violation) onViolation(violation);
    if (response === 'hang') await pendingRequests.wait(request.signal);
    return response === 'hang' ? 'offline' : response;
  };

  const handle = async (request: Request): Promise<Response> => {
    const answer = await respond(request);
    return answer === 'offline' ? Response.error() : toResponse(answer);
  };

  return {
    handle,
    respond,
    handlers: (baseUrl) => createHandlers(baseUrl, handle),
    reset: state.reset,
    setFaults: (next) => {
      faults.set(next);
      pendingRequests.abortAll();
    },
    faults: faults.remaining,
    abortPending: pendingRequests.abortAll,
    setClock: (next) => {
      clock = next;
    },
    subscribe: log.subscribe,
    ready: () => state.exclusively(async () => undefined),
    seededFor: state.seededFor,
    studio,
  };
}

type Result = Omit<RecordedCall, 'number' | 'request' | 'durationMs'>;

function outsideContract(response: MockResponse): Result {
  return {
    operation: undefined,
    response,
    operationResponse: undefined,
    faults: [],
    problems: [],
    violation: undefined,
  };
}

function problemsOf(id: OperationId, outcome: Outcome): readonly Problem[] {
  if (typeof outcome === 'string') return [];
  if (outcome.text !== undefined) return [{ pointer: '/body', message: 'must be JSON' }];
  const checked = validateResponse(id, outcome.status, outcome.body);
  return checked.ok ? [] : checked.problems;
}

function fail(violation: ContractViolation): never {
  throw violation;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
