import * as v from 'valibot';
import type { Backend, Fault } from '../backend.ts';
import { fixedClock, systemClock } from '../clock.ts';
import { nowInSeoul } from '../dates.ts';
import { faultList } from '../engine/faults/fault.ts';
import { ownErrorResponse, toResponse } from '../engine/mock-response.ts';
import { readRequest } from '../engine/read-request.ts';
import { localTime } from '../engine/settings.ts';
import { HOOK_PATH } from '../hook-path.ts';
import type { ExtraRoutes } from '../http-server.ts';
import { integer, oneOf, strictObject } from '../parse.ts';
import { scenarioNames } from '../scenarios/index.ts';
import { createHook } from './hook.ts';
import { badRequest, endpoint, type Endpoint } from './endpoint.ts';

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
  const state = (): Response => {
    const { scenario = 'default', seed = 1, date } = backend.seededFor() ?? {};
    return Response.json({
      scenario,
      seed,
      seededOn: date,
      now: nowInSeoul(studio.clock),
      clock: studio.clock.fixedAt ?? null,
      faults: backend.faults(),
      tables: Object.fromEntries(
        Object.entries(studio.store).map(([name, table]) => [name, table.size]),
      ),
    });
  };

  const endpoints: Readonly<Record<string, Endpoint>> = {
    'GET /__mock': state,
    'PUT /__mock/scenario': endpoint(scenarioRequest, async ({ scenario, seed }) => {
      await backend.reset(scenario, seed);
      return state();
    }),
    'PUT /__mock/faults': endpoint(faultsRequest, ({ faults }) => {
      backend.setFaults(faults);
      return state();
    }),
    'PUT /__mock/clock': endpoint(clockRequest, ({ now }) => {
      backend.setClock(now === null ? systemClock : fixedClock(now));
      return state();
    }),
    'POST /__mock/reset': async () => {
      backend.setClock();
      backend.setFaults(initialFaults);
      await backend.reset();
      return state();
    },
    [`POST ${HOOK_PATH}`]: createHook(backend),
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!/^\/__mock(\/|$)/.test(pathname)) return undefined;
    const { method, body, problem } = await readRequest(request);
    const respond = endpoints[`${method} ${pathname.replace(/\/$/, '')}`];
    const known = Object.keys(endpoints).join(', ');
    if (!respond)
      return toResponse(
        ownErrorResponse(404, '없는 경로입니다.', `${method} ${pathname} (${known})`),
      );
    return problem ? badRequest(`/ ${problem.message}`) : respond(body);
  };
}
