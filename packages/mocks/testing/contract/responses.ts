import type { ErrorName } from '@fitness/api-contract/error-responses';
import { namedResponse, toResponse } from '../../src/engine/mock-response.ts';

/** 204 without a body. */
export function done(): Response {
  return new Response(null, { status: 204 });
}

/** 201 with the created object. */
export function created(body: object): Response {
  return Response.json(body, { status: 201 });
}

/** The error response of this name in openapi.yaml. */
export function errorOf(name: ErrorName): Response {
  return toResponse(namedResponse(name));
}

/** The same response with another status. */
export async function withStatus(response: Response, status: number): Promise<Response> {
  return new Response(await response.clone().text(), { status, headers: response.headers });
}
