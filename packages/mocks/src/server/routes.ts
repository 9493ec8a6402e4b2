import type { Problem } from '@fitness/api-contract/validators';
import * as v from 'valibot';
import type { LocalDateTime } from '../dates.ts';
import {
  otherMethodResponse,
  ownErrorResponse,
  toResponse,
  tooLargeResponse,
} from '../engine/mock-response.ts';
import { describeProblems } from '../engine/problems.ts';
import { readRequest } from '../engine/read-request.ts';
import { isLocalDateTime } from '../engine/settings.ts';
import type { ExtraRoutes } from '../http-server.ts';
import { parseWith } from '../parse.ts';

export const localTime = v.custom<LocalDateTime>(
  (value) => typeof value === 'string' && isLocalDateTime(value),
  'must be a time in Seoul such as 2026-11-20T10:00:00',
);

/** Responds to the JSON body of a request; undefined where it has none. */
export type Endpoint = (body: unknown) => Promise<Response> | Response;

export type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Responds to requests for these paths, with 405 for other methods; undefined for other paths. */
export function createRoutes(endpoints: Endpoints): ExtraRoutes {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/\/$/, '');
    const methods = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    if (!methods) return undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const respond = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!respond)
      return toResponse(otherMethodResponse(request.method, pathname, Object.keys(methods)));
    const { body, problem, tooLarge } = await readRequest(request);
    if (tooLarge) return toResponse(tooLargeResponse());
    return problem ? badRequest([{ ...problem, pointer: '' }]) : respond(body);
  };
}

/** An endpoint that takes a body of this schema, and returns 400 for any other. */
export function endpoint<Body>(
  schema: v.GenericSchema<unknown, Body>,
  run: (body: Body) => Promise<Response> | Response,
): Endpoint {
  return (input) => {
    const body = parseWith(schema, input);
    return body.ok ? run(body.value) : badRequest(body.problems);
  };
}

function badRequest(problems: readonly Problem[]): Response {
  const detail = describeProblems(problems);
  return toResponse(ownErrorResponse(400, '요청 형식이 올바르지 않습니다.', detail));
}
