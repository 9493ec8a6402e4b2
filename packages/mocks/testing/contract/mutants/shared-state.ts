import { operations, type OperationId } from '@fitness/api-contract/operations';
import { onResponse } from '../changes.ts';
import { callerOf, tokenIn, type InterceptedRequest, type Interceptor } from '../interceptor.ts';
import { each, type Mutants } from '../mutant.ts';

const reads = Object.values(operations).flatMap(({ id, method, isPublic }): OperationId[] =>
  method === 'get' && !isPublic ? [id] : [],
);

/** The reads whose response belongs to its caller. */
const ownReads: readonly OperationId[] = [
  'listMyAttendance',
  'listMyPromotions',
  'getMySubject',
  'listClassesWithReservations',
  'listRegisteredTimes',
  'listMyMembers',
];

/** The lists of a caller, or of a caller's pass. */
const ownLists: readonly OperationId[] = [
  ...ownReads.filter((id) => id !== 'getMySubject'),
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
];

/** The reads whose response depends on the query. */
const queriedReads = reads.filter((id) => operations[id].query.length > 0);

const urlOf = ({ request }: InterceptedRequest): string => request.url;
const callerAndPathOf = (intercepted: InterceptedRequest): string =>
  `${callerOf(intercepted)?.id} ${new URL(intercepted.request.url).pathname}`;

/** The reads that show a reservation. */
const readsOfReservations = [
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
  'listClassesWithReservations',
  'listMyPromotions',
  'listUsers',
  'listMyMembers',
] as const;

/** State that is shared by callers who must not share it, or kept after a change. */
export const sharedStateMutants: Mutants = {
  ...each('kept-after-reservation', readsOfReservations, (id) =>
    keptAfter('createReservation', id),
  ),
  ...each('kept-after-cancellation', readsOfReservations, (id) =>
    keptAfter('cancelReservation', id),
  ),
  ...each('kept-after-sign-up', ['listUsers', 'resolveUserByPhone'], (id) =>
    keptAfter('signUp', id),
  ),
  ...each('kept-after-deletion', ['listRegisteredTimes', 'listTodayReservations'], (id) =>
    keptAfter('deleteClass', id),
  ),
  ...each('kept-for-strangers', reads, (id) => ({ code: () => cached(id, urlOf, [401]) })),
  ...each('kept-for-other-roles', reads, (id) => ({ code: () => cached(id, urlOf, [403]) })),
  ...each('cached-for-everybody', ownReads, (id) => ({ code: () => cached(id, urlOf) })),
  ...each('cached-without-query', queriedReads, (id) => ({
    code: () => cached(id, callerAndPathOf),
  })),
  // The demo trainers have the same subject.
  ...each('rows-of-earlier-callers', ownLists, (id) => ({ code: () => leaking(id) })),
};

/**
 * Returns an earlier success with the same key in place of responses with these statuses. Successes are replaced until the next
 * change of data only, since otherwise any change shows the defect.
 */
function cached(
  operation: OperationId,
  keyOf: (intercepted: InterceptedRequest) => string,
  statuses: readonly number[] = [200, 404],
): Interceptor {
  const kept = new Map<string, string>();
  return async (intercepted) => {
    const response = await intercepted.respond();
    if (statuses.includes(200) && intercepted.request.method !== 'GET') kept.clear();
    if (intercepted.operation !== operation) return response;
    const key = keyOf(intercepted);
    const known = kept.get(key);
    if (known !== undefined && statuses.includes(response.status))
      return Response.json(JSON.parse(known));
    if (response.ok) kept.set(key, await response.clone().text());
    return response;
  };
}

/** Responds as before this write for the next reads of each caller. */
function keptAfter(write: OperationId, read: OperationId) {
  const code = (): Interceptor => {
    const kept = new Map<string, { response: Response; readsLeft: number }>();
    return async (intercepted) => {
      const { operation, request, respond } = intercepted;
      if (operation === write) for (const one of kept.values()) one.readsLeft = 3;
      if (operation !== read) return respond();
      const key = `${callerOf(intercepted)?.id} ${request.url}`;
      const known = kept.get(key);
      const response = known && known.readsLeft > 0 ? known.response : await respond();
      kept.set(key, { response, readsLeft: Math.max(0, (known?.readsLeft ?? 0) - 1) });
      return response.clone();
    };
  };
  return { or: [write], code };
}

/** Adds the rows of the caller who has asked before. */
function leaking(operation: OperationId): Interceptor {
  const last = { token: '', rows: [] as readonly unknown[] };
  return onResponse(operation, async (response, { request }) => {
    if (!response.ok) return response;
    const rows = (await response.json()) as unknown[];
    const known = new Set(rows.map((row) => JSON.stringify(row)));
    const others = last.token === tokenIn(request) ? [] : last.rows;
    const leaked = others.filter((row) => !known.has(JSON.stringify(row)));
    Object.assign(last, { token: tokenIn(request), rows });
    return Response.json([...rows, ...leaked]);
  });
}
