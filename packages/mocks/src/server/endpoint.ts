import type * as v from 'valibot';
import { ownErrorResponse, toResponse } from '../engine/mock-response.ts';
import { describeProblems } from '../engine/problems.ts';
import { readRequest } from '../engine/read-request.ts';
import type { ExtraRoutes } from '../http-server.ts';
import { parseWith } from '../parse.ts';

/** Responds to the JSON body of a request; undefined where it has none. */
export type Endpoint = (body: unknown) => Promise<Response> | Response;

/** Responds to calls of endpoints such as `PUT /__mock/clock`; undefined for other calls. */
export function createRoutes(endpoints: Readonly<Record<string, Endpoint>>): ExtraRoutes {
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/\/$/, '');
    const respond = endpoints[`${request.method} ${path}`];
    if (!respond) return undefined;
    const { body, problem } = await readRequest(request);
    return problem ? badRequest(`/ ${problem.message}`) : respond(body);
  };
}

/** An endpoint that takes a body of this schema, and returns 400 for any other. */
export function endpoint<Body>(
  schema: v.GenericSchema<unknown, Body>,
  run: (body: Body) => Promise<Response> | Response,
): Endpoint {
  return (input) => {
    const body = parseWith(schema, input);
    return body.ok ? run(body.value) : badRequest(describeProblems(body.problems));
  };
}

function badRequest(detail: string): Response {
  return toResponse(ownErrorResponse(400, '요청 형식이 올바르지 않습니다.', detail));
}
