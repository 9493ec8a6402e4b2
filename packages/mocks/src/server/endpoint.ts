import type * as v from 'valibot';
import { ownErrorResponse, toResponse } from '../engine/mock-response.ts';
import { describeProblems } from '../engine/problems.ts';
import { parseWith } from '../parse.ts';

/** Responds to the JSON body of a request; undefined where it has none. */
export type Endpoint = (body: unknown) => Promise<Response> | Response;

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

export function badRequest(detail: string): Response {
  return toResponse(ownErrorResponse(400, '요청 형식이 올바르지 않습니다.', detail));
}
