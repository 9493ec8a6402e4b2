import type { GenericSchema } from 'valibot';
import type { Problem } from '@fitness/api-contract/validators';
import { describeProblems } from '../engine/limits/describe-problems.ts';
import { toResponse } from '../engine/mock-response.ts';
import { otherMethodResponse, tooLargeResponse } from '../engine/outside-contract.ts';
import { readText } from '../engine/limits/read-text.ts';
import { parseWith, type ParseResult } from '../parse.ts';

/** Responds to the JSON body of a request; undefined where it has none. */
export type Endpoint = (body: unknown) => Promise<Response> | Response;

/** Endpoints by path and method. */
export type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Responds to requests for these paths, with 405 for other methods; undefined for other paths. */
export function createRoutes(
  endpoints: Endpoints,
): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/\/$/, '');
    const methods = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    if (!methods) return undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const respond = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!respond)
      return toResponse(otherMethodResponse(request.method, pathname, Object.keys(methods)));
    const body = await readJson(request);
    if (body === 'too large') return toResponse(tooLargeResponse());
    return body.ok ? respond(body.value) : badRequest(body.problems);
  };
}

/** An endpoint that takes a body of this schema, and returns 400 for any other. */
export function endpoint<Body>(
  schema: GenericSchema<unknown, Body>,
  run: (body: Body) => Promise<Response> | Response,
): Endpoint {
  return (input) => {
    const body = parseWith(schema, input);
    return body.ok ? run(body.value) : badRequest(body.problems);
  };
}

async function readJson(request: Request): Promise<ParseResult<unknown> | 'too large'> {
  const text = await readText(request);
  if (text === undefined) return 'too large';
  try {
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { ok: false, problems: [{ pointer: '', message: 'must be JSON' }] };
  }
}

function badRequest(problems: readonly Problem[]): Response {
  const detail = describeProblems(problems);
  return Response.json({ message: '요청 형식이 올바르지 않습니다.', detail }, { status: 400 });
}
