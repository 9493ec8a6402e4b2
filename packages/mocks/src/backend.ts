import { operations } from '@fitness/api-contract/operations';
import { http, type RequestHandler } from 'msw';
import { systemClock, type Clock } from './clock.ts';
import type { Studio } from './domain/studio.ts';
import { toResponse } from './engine/mock-response.ts';
import type { Fault } from './engine/faults/fault.ts';
import { createFaultList } from './engine/faults/fault-list.ts';
import type { ContractViolation } from './engine/problems.ts';
import { readRequest } from './engine/read-request.ts';
import { createRunner, type LoggedRequest } from './engine/run-request.ts';
import { createState } from './engine/state.ts';
import type { ScenarioName } from './scenarios/index.ts';
import type { SeededFor, Storage } from './store/storage.ts';
import { createStore } from './store/store.ts';

export { fixedClock, systemClock, type Clock } from './clock.ts';
export type { LoggedRequest } from './engine/run-request.ts';
export { ContractViolation } from './engine/problems.ts';
export type { MockResponse, Outcome } from './engine/mock-response.ts';
export type { Fault, FaultKind } from './engine/faults/fault.ts';
export { memoryStorage, type Storage } from './store/storage.ts';

export interface BackendOptions {
  /** By default the stored scenario, otherwise `default`. */
  readonly scenario?: ScenarioName;
  /** Varies names and timetable for the same day; by default the stored seed, otherwise 1. */
  readonly seed?: number;
  readonly clock?: Clock;
  readonly faults?: readonly Fault[];
  /** By default the state is not stored. */
  readonly storage?: Storage;
  /** Called when a response violates the contract; by default the call throws the violation. */
  readonly onViolation?: (violation: ContractViolation) => void;
}

/** A backend of the studio with every operation of openapi.yaml, without a network. */
export interface Backend {
  /** Handles a request; rejects on a contract violation or, unlogged, on any unexpected error. */
  handle(request: Request): Promise<Response>;
  /** An MSW request handler for each path of the contract, and one for other paths under `/api`. */
  handlers(baseUrl: string): RequestHandler[];
  /** Seeds again, with the same scenario and seed by default. */
  reset(scenario?: ScenarioName, seed?: number): Promise<void>;
  /** Replaces all faults and aborts pending calls. */
  setFaults(faults: readonly Fault[]): void;
  /** The active faults, with their remaining number of times. */
  faults(): readonly Fault[];
  /** Aborts pending calls and ends delays, as when the server stops. */
  abortPending(): void;
  /** Sets the clock for later calls, by default the initial one; keeps the data. */
  setClock(clock?: Clock): void;
  /** Changes the tables outside of any call and stores the change; rolled back if it throws. */
  change<Result>(work: (studio: Studio) => Result | Promise<Result>): Promise<Result>;
  /** Calls the listener after every call; returns the unsubscribe function. */
  subscribe(listener: (call: LoggedRequest) => void): () => void;
  /** Reads or seeds the storage; rejects where it cannot be used. */
  ready(): Promise<void>;
  /** The scenario and seed of the state; undefined until a storage was read. */
  seededFor(): SeededFor | undefined;
  /** Tables and clock, for tests and domain functions; a storage fills them on the first call. */
  readonly studio: Studio;
}

/** Creates a backend; it shares no state with other backends except through its storage. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { clock: initialClock = systemClock } = options;
  let clock = initialClock;
  const studio: Studio = {
    store: createStore(),
    clock: {
      now: () => clock.now(),
      get fixedAt() {
        return clock.fixedAt;
      },
    },
  };
  const state = createState(studio, options);
  const faults = createFaultList(options.faults);
  const run = createRunner(studio, state, faults);
  const onViolation = options.onViolation ?? fail;
  const listeners = new Set<(call: LoggedRequest) => void>();

  const handle = async (request: Request): Promise<Response> => {
    const started = performance.now();
    const incoming = await readRequest(request);
    const result = await run(incoming);
    const { response, violation } = result;
    const durationMs = performance.now() - started;
    const call = { ...result, request: incoming, durationMs };
    for (const listener of listeners) listener(call);
    if (violation) onViolation(violation);
    if (response === 'hang') await faults.wait(undefined, request.signal);
    if (response === 'hang' || response === 'offline') return Response.error();
    const answer = toResponse(response);
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };

  return {
    handle,
    handlers: (baseUrl) => {
      const base = baseUrl.replace(/\/$/, '');
      const paths = Object.values(operations).map(({ path }) => path.replaceAll(/\{[^}]+\}/g, '*'));
      return [...new Set([...paths, '/api/*'])].map((path) =>
        http.all(base + path, ({ request }) => handle(request)),
      );
    },
    reset: state.reset,
    setFaults: faults.set,
    faults: faults.remaining,
    abortPending: faults.endWaits,
    setClock: (next = initialClock) => {
      clock = next;
    },
    change: state.change,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: () => state.exclusively(async () => undefined),
    seededFor: state.seededFor,
    studio,
  };
}

function fail(violation: ContractViolation): never {
  throw violation;
}
