import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationResponse } from '@fitness/api-contract/operation-types';
import type { OperationId } from '@fitness/api-contract/operations';
import type { RowOf } from '../../src/contract/fixtures/lists.ts';
import {
  tokenIn,
  withRequestToken,
  type InterceptedRequest,
  type Interceptor,
} from './interceptor.ts';

/** The lists whose rows have the time of a class. */
export const classLists = [
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
  'listClassesWithReservations',
] as const;

type Fields = Record<string, unknown>;

type Operations<Id extends OperationId = OperationId> = Id | readonly Id[];

/** Changes every response of the operations. */
export function onResponse(
  operations: Operations,
  change: (response: Response, intercepted: InterceptedRequest) => Response | Promise<Response>,
): Interceptor {
  const changed = new Set([operations].flat());
  return async (intercepted) => {
    const response = await intercepted.respond();
    return changed.has(intercepted.operation) ? change(response, intercepted) : response;
  };
}

/** Changes the JSON body of every success response of the operations. */
export function onBody<Id extends OperationId>(
  operations: Operations<Id>,
  change: (body: NonNullable<OperationResponse<Id>>, intercepted: InterceptedRequest) => unknown,
): Interceptor {
  return onResponse(operations, async (response, intercepted) => {
    if (!response.ok) return response;
    const body = (await response.json()) as NonNullable<OperationResponse<Id>>;
    return Response.json(await change(body, intercepted), { status: response.status });
  });
}

/** Changes the lists that the operations return. */
export function onRows<Id extends OperationId>(
  operations: Operations<Id>,
  change: (rows: readonly RowOf<Id>[], intercepted: InterceptedRequest) => unknown,
): Interceptor {
  return onBody(operations, (rows, intercepted) =>
    change(rows as unknown as readonly RowOf<Id>[], intercepted),
  );
}

/** Changes each row of the lists that the operations return. */
export function onRow<Id extends OperationId>(
  operations: Operations<Id>,
  change: (row: RowOf<Id>, intercepted: InterceptedRequest) => unknown,
): Interceptor {
  return onRows(operations, (rows, intercepted) => rows.map((row) => change(row, intercepted)));
}

export function onError(
  operation: OperationId,
  name: ErrorName,
  instead: (intercepted: InterceptedRequest) => Response | Promise<Response>,
): Interceptor {
  return onResponse(operation, async (response, intercepted) =>
    (await isError(response, name)) ? instead(intercepted) : response,
  );
}

/** Runs a side effect after the operation has succeeded; `body` is the response body. */
export function afterSuccess(
  operation: OperationId,
  effect: (intercepted: InterceptedRequest, body: Fields) => void,
): Interceptor {
  return onResponse(operation, async (response, intercepted) => {
    if (response.ok) effect(intercepted, await fieldsOf(response));
    return response;
  });
}

/** Gives clients other tokens than those of the real backend, which are put back into their requests. */
export function withOtherTokens(change: (token: string) => string | Promise<string>): Interceptor {
  const issued = new Map<string, string>();
  return chain(
    ({ request, respond }) => {
      const token = issued.get(tokenIn(request));
      return respond(token === undefined ? request : withRequestToken(request, token));
    },
    onBody('signIn', async (body) => {
      const token = await change(body.token);
      issued.set(token, body.token);
      return { ...body, token };
    }),
  );
}

/** Combines interceptors; the first is the closest to the client. */
export function chain(...interceptors: readonly Interceptor[]): Interceptor {
  return interceptors.reduceRight<Interceptor>(
    (inner, outer) => (intercepted) =>
      outer({
        ...intercepted,
        respond: (instead) => inner({ ...intercepted, request: instead ?? intercepted.request }),
      }),
    ({ respond, request }) => respond(request),
  );
}

export async function isError(response: Response, name: ErrorName): Promise<boolean> {
  const { status, body } = errorResponses[name];
  if (response.status !== status || !('message' in body)) return false;
  return (await fieldsOf(response))['message'] === body.message;
}

/** The fields of a JSON response; none where it is no object. */
export async function fieldsOf(response: Response): Promise<Fields> {
  const text = await response.clone().text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
