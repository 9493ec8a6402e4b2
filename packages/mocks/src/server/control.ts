import type { GenericSchema } from 'valibot';
import type { Backend, LoggedRequest, Fault } from '../backend.ts';
import { fixedClock, systemClock } from '../clock.ts';
import { nowInSeoul, type LocalDateTime } from '../dates.ts';
import { encodeSettings } from '../engine/settings.ts';
import { parseWith } from '../parse.ts';
import {
  badRequest,
  clockRequest,
  faultsRequest,
  readJson,
  scenarioRequest,
} from './control-requests.ts';

/** What a reset restores besides the data. */
export interface InitialState {
  readonly faults: readonly Fault[];
  readonly clock: LocalDateTime | undefined;
}

/** Responds to calls under `/__mock`; undefined for every other path. */
export type Control = (request: Request) => Promise<Response | undefined>;

const CONTROL_PATH = '/__mock';
const MAX_CALLS = 200;

type Endpoint = (body: unknown) => Promise<Response> | Response;

/** The endpoints by which tests inspect and control the mock backend. */
export function createControl(backend: Backend, initialState: InitialState): Control {
  let clock = initialState.clock;
  let count = 0;
  const calls: Summary[] = [];
  backend.subscribe((call) => {
    count += 1;
    calls.push(summaryOf(call, backend.studio.clock.now()));
    if (calls.length > MAX_CALLS) calls.shift();
  });

  const setClock = (next: LocalDateTime | undefined): void => {
    clock = next;
    backend.setClock(next === undefined ? systemClock : fixedClock(next));
  };

  const state = async (): Promise<Response> => {
    await backend.ready();
    const { scenario = 'default', seed = 1, date } = backend.seededFor() ?? {};
    const faults = backend.faults();
    return Response.json({
      scenario,
      seed,
      seededOn: date,
      now: nowInSeoul(backend.studio.clock),
      clock: clock ?? null,
      faults,
      settings: encodeSettings({ scenario, seed, clock, latency: { ms: 0, spreadMs: 0 }, faults }),
      tables: Object.fromEntries(
        Object.entries(backend.studio.store).map(([name, table]) => [name, table.size]),
      ),
      calls: count,
    });
  };

  const endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
    [CONTROL_PATH]: { GET: state },
    [`${CONTROL_PATH}/log`]: {
      GET: () =>
        Response.json(
          calls.map(({ at, ...call }) => ({ ...call, time: nowInSeoul({ now: () => at }) })),
        ),
    },
    [`${CONTROL_PATH}/scenario`]: {
      PUT: endpoint(scenarioRequest, async ({ scenario, seed }) => {
        await backend.reset(scenario, seed);
        return state();
      }),
    },
    [`${CONTROL_PATH}/faults`]: {
      PUT: endpoint(faultsRequest, ({ faults }) => {
        backend.setFaults(faults);
        return state();
      }),
    },
    [`${CONTROL_PATH}/clock`]: {
      PUT: endpoint(clockRequest, ({ now }) => {
        setClock(now ?? undefined);
        return state();
      }),
    },
    [`${CONTROL_PATH}/reset`]: {
      POST: async () => {
        setClock(initialState.clock);
        backend.setFaults(initialState.faults);
        await backend.reset();
        calls.length = 0;
        count = 0;
        return state();
      },
    },
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== CONTROL_PATH && !pathname.startsWith(`${CONTROL_PATH}/`)) return undefined;
    const methods = endpoints[pathname.replace(/\/$/, '')];
    if (!methods) return notFound(404, `${pathname} (${Object.keys(endpoints).join(', ')})`);
    const respond = methods[request.method];
    if (!respond)
      return notFound(405, `${request.method} ${pathname} (${Object.keys(methods).join(', ')})`);
    const body = await readJson(request);
    return body.ok ? respond(body.value) : badRequest(body.problems);
  };
}

function endpoint<Body>(
  schema: GenericSchema<unknown, Body>,
  run: (body: Body) => Promise<Response>,
): Endpoint {
  return (input) => {
    const body = parseWith(schema, input);
    return body.ok ? run(body.value) : badRequest(body.problems);
  };
}

function notFound(status: number, detail: string): Response {
  return Response.json({ message: '없는 경로입니다.', detail }, { status });
}

type Summary = ReturnType<typeof summaryOf>;

// Without bodies and headers, so that no token is exposed.
function summaryOf(
  { number, operation, request, response, durationMs, faults, problems }: LoggedRequest,
  at: Date,
) {
  return {
    at,
    number,
    method: request.method,
    path: request.pathname,
    query: request.query,
    operation: operation ?? null,
    outcome: typeof response === 'string' ? response : 'answer',
    status: typeof response === 'string' ? null : response.status,
    durationMs: Math.round(durationMs * 10) / 10,
    faults,
    problems,
  };
}
