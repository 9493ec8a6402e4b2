import { operations } from '@fitness/api-contract/operations';
import { onResponse } from '../changes.ts';
import type { InterceptedRequest, Interceptor } from '../interceptor.ts';
import { withStatus } from '../responses.ts';
import type { ConformingBackend } from './conforming.ts';

/** Other statuses and bodies where openapi.yaml lists 2XX. */
export const otherSuccesses: readonly ConformingBackend[] = [
  differsIn('status-200', 'responds to actions with 200 and the body of the mock', (response) =>
    withBodyAndStatus(response, 200),
  ),
  differsIn('status-201', 'responds to actions with 201 and {}', () =>
    Response.json({}, { status: 201 }),
  ),
  differsIn(
    'empty-200',
    'responds to actions with 200 and an empty body',
    () => new Response(null, { status: 200 }),
  ),
  differsIn('json-null', 'responds to actions with 200 and null', () => Response.json(null)),
  differsIn('json-text', 'responds to actions with 201 and a JSON text', () =>
    Response.json('OK', { status: 201 }),
  ),
  differsIn('echo', 'responds to actions with 201 and what was sent', (_, { body }) =>
    Response.json({ ...body, createdAt: '2026-11-20T10:00:00' }, { status: 201 }),
  ),
];

/** Changes every success response whose body openapi.yaml leaves open. */
export function onAction(
  change: (response: Response, intercepted: InterceptedRequest) => Response | Promise<Response>,
): Interceptor {
  return async (intercepted) => {
    const isOpen = operations[intercepted.operation].success === '2XX';
    return onResponse(intercepted.operation, (response) =>
      isOpen && response.ok ? change(response, intercepted) : response,
    )(intercepted);
  };
}

/** 202 with a plain text. */
export function acceptedText(): Response {
  return new Response('OK', { status: 202, headers: { 'content-type': 'text/plain' } });
}

/** 200 with the body of the mock inside an object. */
export async function envelope(response: Response): Promise<Response> {
  const text = await response.text();
  return Response.json({ code: 0, data: text === '' ? null : (JSON.parse(text) as unknown) });
}

function withBodyAndStatus(response: Response, status: number): Response | Promise<Response> {
  return response.status === 204 ? new Response(null, { status }) : withStatus(response, status);
}

function differsIn(
  name: string,
  difference: string,
  change: Parameters<typeof onAction>[0],
): ConformingBackend {
  return { name, difference, keepsRules: true, interceptor: () => onAction(change) };
}
