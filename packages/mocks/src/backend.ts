import { validateAnswer } from '@fitness/api-contract/validators';
import type { RequestHandler } from 'msw';
import { systemClock, type Clock } from './clock.ts';
import type { Studio } from './domain/studio.ts';
import { notInContract, toResponse, type Answer } from './engine/answer.ts';
import { createCallLog, type CallListener } from './engine/call-log.ts';
import { ContractViolation } from './engine/contract-violation.ts';
import { createFaultList, type Disturbance, type Fault } from './engine/faults.ts';
import { createHandlers } from './engine/handlers.ts';
import { readRequest, type IncomingRequest } from './engine/read-request.ts';
import { findRoute, type Route } from './engine/route.ts';
import { run } from './engine/run.ts';
import { createState } from './engine/state.ts';
import type { ScenarioName } from './scenarios/index.ts';
import type { SeededFor, Storage } from './store/storage.ts';
import { createStore } from './store/store.ts';

export { fixedClock, systemClock, type Clock } from './clock.ts';
export type { Call, CallListener } from './engine/call-log.ts';
export { ContractViolation } from './engine/contract-violation.ts';
export type { Fault, FaultKind } from './engine/faults.ts';
export { memoryStorage, type Storage } from './store/storage.ts';

/** How a backend begins; every option may be left out. */
export interface BackendOptions {
  /** Unset: `default`, or whatever the storage holds. */
  readonly scenario?: ScenarioName;
  /** Another number gives other people and another timetable on the same day. */
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
  /** The same backend as request handlers of MSW. */
  handlers(baseUrl: string): RequestHandler[];
  /** Seeds anew, as before unless another scenario or seed is given. */
  reset(scenario?: ScenarioName, seed?: number): Promise<void>;
  /** Replaces all faults. */
  setFaults(faults: readonly Fault[]): void;
  /** Sets the time for every later call; the state stays. */
  setClock(clock: Clock): void;
  /** Calls back after every call; returns the function that ends it. */
  subscribe(listener: CallListener): () => void;
  /** What the state was seeded as; undefined until a storage was first read. */
  seededFor(): SeededFor | undefined;
  /** Tables and clock, for tests and the domain's functions; with a storage they are filled by the first call. */
  readonly studio: Studio;
}

/** Makes a backend of its own; nothing is shared with any other but what a storage shares. */
export function createBackend(options: BackendOptions = {}): Backend {
  let clock = options.clock ?? systemClock;
  const studio: Studio = { store: createStore(), clock: { now: () => clock.now() } };
  const state = createState(studio, { scenario: options.scenario, seed: options.seed ?? 1, storage: options.storage });
  const faults = createFaultList(options.faults);
  const log = createCallLog();
  const onViolation = options.onViolation ?? fail;

  const answerTo = async (route: Route, request: IncomingRequest, disturbance: Disturbance): Promise<Answer | 'offline'> => {
    if (route.kind !== 'operation') {
      return notInContract(request.method, request.pathname, route.kind === 'method' ? route.allowed : []);
    }
    if (disturbance.delayMs > 0) await sleep(disturbance.delayMs);
    return disturbance.instead ?? state.exclusively(() => run(studio, route.id, route.params, request));
  };

  const handle = async (request: Request): Promise<Response> => {
    const started = performance.now();
    const incoming = await readRequest(request);
    const route = findRoute(incoming.method, incoming.pathname);
    const operation = route.kind === 'operation' ? route.id : undefined;
    const disturbance = operation ? faults.take(operation) : CALM;
    const answer = await answerTo(route, incoming, disturbance);
    const violation = operation && !disturbance.instead && answer !== 'offline' ? violationOf(operation, answer) : undefined;
    log.write({ operation, request: incoming, answer, durationMs: performance.now() - started, faults: disturbance.faults, violation });
    if (violation) onViolation(violation);
    return answer === 'offline' ? Response.error() : toResponse(answer);
  };

  return {
    handle,
    handlers: (baseUrl) => createHandlers(baseUrl, handle),
    reset: state.reset,
    setFaults: faults.set,
    setClock: (next) => {
      clock = next;
    },
    subscribe: log.subscribe,
    seededFor: state.seededFor,
    studio,
  };
}

const CALM: Disturbance = { delayMs: 0, instead: undefined, faults: [] };

function violationOf(id: Parameters<typeof validateAnswer>[0], { status, body }: Answer): ContractViolation | undefined {
  const checked = validateAnswer(id, status, body);
  return checked.ok ? undefined : new ContractViolation(id, status, checked.problems);
}

function fail(violation: ContractViolation): never {
  throw violation;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
