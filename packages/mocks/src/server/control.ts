import * as v from 'valibot';
import type { Backend, LoggedRequest, Fault } from '../backend.ts';
import { fixedClock, systemClock } from '../clock.ts';
import { nowInSeoul } from '../dates.ts';
import { faultList } from '../engine/faults/fault.ts';
import { ownErrorResponse, toResponse } from '../engine/mock-response.ts';
import { encodeSettings } from '../engine/settings.ts';
import { HOOK_PATH } from '../hook-path.ts';
import type { ExtraRoutes } from '../http-server.ts';
import { integer, oneOf, strictObject } from '../parse.ts';
import { scenarioNames } from '../scenarios/index.ts';
import { createHook } from './hook.ts';
import { createRoutes, endpoint, localTime, type Endpoints } from './routes.ts';

const CONTROL_PATH = '/__mock';
const MAX_CALLS = 200;

/** A seed that is left out stays as it is. */
const scenarioRequest = strictObject({
  scenario: oneOf(scenarioNames),
  seed: v.optional(integer(0)),
});
const faultsRequest = strictObject({ faults: faultList });
/** Null stands for the machine's clock. */
const clockRequest = strictObject({ now: v.nullable(localTime) });

/** The endpoints under `/__mock` by which tests inspect and control the mock backend; a reset sets the faults. */
export function createControl(backend: Backend, initialFaults: readonly Fault[]): ExtraRoutes {
  const { studio } = backend;
  let count = 0;
  const calls: Summary[] = [];
  backend.subscribe((call) => {
    count += 1;
    calls.push(summaryOf(call, studio.clock.now()));
    if (calls.length > MAX_CALLS) calls.shift();
  });

  const state = async (): Promise<Response> => {
    await backend.ready();
    const { scenario = 'default', seed = 1, date } = backend.seededFor() ?? {};
    const faults = backend.faults();
    const clock = studio.clock.fixedAt;
    return Response.json({
      scenario,
      seed,
      seededOn: date,
      now: nowInSeoul(studio.clock),
      clock: clock ?? null,
      faults,
      settings: encodeSettings({ scenario, seed, clock, latency: { ms: 0, spreadMs: 0 }, faults }),
      tables: Object.fromEntries(
        Object.entries(studio.store).map(([name, table]) => [name, table.size]),
      ),
      calls: count,
    });
  };

  const endpoints: Endpoints = {
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
        backend.setClock(now === null ? systemClock : fixedClock(now));
        return state();
      }),
    },
    [`${CONTROL_PATH}/reset`]: {
      POST: async () => {
        backend.setClock();
        backend.setFaults(initialFaults);
        await backend.reset();
        calls.length = 0;
        count = 0;
        return state();
      },
    },
  };

  const routes = createRoutes(endpoints);
  const hook = createHook(backend);

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== CONTROL_PATH && !pathname.startsWith(`${CONTROL_PATH}/`)) return undefined;
    const detail = `${pathname} (${[...Object.keys(endpoints), HOOK_PATH].join(', ')})`;
    return (
      (await hook(request)) ??
      (await routes(request)) ??
      toResponse(ownErrorResponse(404, '없는 경로입니다.', detail))
    );
  };
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
