import type { OperationId } from '@fitness/api-contract/operations';
import { decodeJwt } from 'jose';
import { addDays, addHours, dateOf, today } from '../../src/dates.ts';
import { planOf } from '../../src/domain/catalogue.ts';
import { newReservation, seatsTaken } from '../../src/domain/reservations.ts';
import { isSignedByMock, issueToken } from '../../src/engine/token.ts';
import { FIRST_FREE_USER_ID } from '../../src/scenarios/demo-accounts.ts';
import {
  afterSuccess,
  callerOf,
  chain,
  errorOf,
  onBody,
  onError,
  onRequest,
  onResponse,
  onRow,
  onRows,
  onSuccess,
  queryOf,
  respondAs,
  tokenIn,
  withBody,
  withOtherTokens,
  type InterceptedRequest,
  type Interceptor,
} from './interceptor.ts';

interface PlantedBackend {
  /** The operation whose rules find the mistake. */
  readonly rulesOf: OperationId;
  /** Makes the mock backend wrong; called for each run. */
  readonly plant: () => Interceptor;
}

/** Backends with one mistake each, by kind. A row differs from the others by its kind, not by its operation or value. */
export const plantedBackends: Readonly<Record<string, Readonly<Record<string, PlantedBackend>>>> = {
  tokens: {
    'an expired one is accepted': planted('createClass', () =>
      onError('createClass', 'LoginRequired', async (call) =>
        (await isSignedByMock(tokenIn(call.request))) ? respondAs(call, callerOf(call)) : undefined,
      ),
    ),
    'a forged one is accepted': planted('getSalesReport', () =>
      onError('getSalesReport', 'LoginRequired', async (call) => {
        const token = tokenIn(call.request);
        const isReadable = token.split('.').length === 3 && token.length > 20;
        if (!isReadable || (await isSignedByMock(token))) return undefined;
        return respondAs(call, callerOf(call), decodeJwt<{ role: 'ROLE_MASTER' }>(token).role);
      }),
    ),
    'the format is checked before them': planted('createReview', () =>
      onError('createReview', 'LoginRequired', ({ body }) =>
        'content' in body ? undefined : errorOf('BadRequest'),
      ),
    ),
    'a public operation refuses one that cannot be used': planted('listReviews', () =>
      onSuccess('listReviews', (_, call) =>
        tokenIn(call.request) !== '' && !callerOf(call) ? errorOf('LoginRequired') : undefined,
      ),
    ),
    'they have no user id': planted('signIn', () =>
      withOtherTokens((token) => {
        const { jti, ...claims } = decodeJwt(token);
        const payload = JSON.stringify({ ...claims, sub: jti });
        return token.replace(/\.[^.]+\./, `.${Buffer.from(payload).toString('base64url')}.`);
      }),
    ),
  },

  roles: {
    'another one is permitted': planted('listUsers', () =>
      onError('listUsers', 'Forbidden', (call) =>
        callerOf(call)?.roleName === 'ROLE_MANAGER'
          ? respondAs(call, callerOf(call), 'ROLE_MASTER')
          : undefined,
      ),
    ),
    'a token keeps the one of the sign-up': planted('changeUserRole', () =>
      onBody('signIn', async (fields, { studio, body }) => {
        const account = studio.store.accounts.find('username', String(body['username']));
        if (!account || account.id < FIRST_FREE_USER_ID) return fields;
        const customer = { ...account, roleName: 'ROLE_CUSTOMER' } as const;
        return { ...fields, token: await issueToken(customer, studio.clock) };
      }),
    ),
  },

  accounts: {
    'a username in other case is accepted': planted('signIn', () =>
      onRequest('signIn', (body) => ({
        ...body,
        username: String(body['username']).toLowerCase(),
      })),
    ),
    'the last owner loses the role': planted('changeUserRole', () =>
      onError('changeUserRole', 'LastMaster', () => done()),
    ),
  },

  'access of other people': {
    'a list has a row of another': planted('listMyPromotions', () =>
      onRows('listMyPromotions', (rows, call) => {
        const passes = call.studio.store.memberships.all();
        const other = passes.find(({ userId }) => userId !== callerOf(call)?.id);
        if (!other) return rows;
        const { id: membershipId, remainingSessionCount, expiredDate } = other;
        const pass = { membershipId, remainingSessionCount, expiredDate, trainerName: null };
        return [...rows, { ...pass, promotionName: planOf(other).name }];
      }),
    ),
    'the list of their pass is given': planted('listReservableClasses', () =>
      onError('listReservableClasses', 'Forbidden', (call) => {
        const { accounts, memberships } = call.studio.store;
        const pass = memberships.get(Number(queryOf(call, 'membershipId')));
        const isCustomer = callerOf(call)?.roleName === 'ROLE_CUSTOMER';
        return isCustomer ? respondAs(call, accounts.get(pass?.userId ?? 0)) : undefined;
      }),
    ),
    'their class is deleted': planted('deleteClass', () =>
      onError('deleteClass', 'Forbidden', (call) => {
        const { accounts, classes } = call.studio.store;
        const studioClass = classes.get(Number(call.params['classId']));
        return respondAs(call, accounts.get(studioClass?.managerId ?? 0));
      }),
    ),
  },

  'shared state and kept answers': {
    'a list stays as before a write': planted('createReservation', keepsList),
    'an answer is kept for strangers': planted('listMyMembers', () =>
      cached('listMyMembers', [401]),
    ),
    'an answer is kept for everybody': planted('listMyPromotions', () =>
      cached('listMyPromotions', [200, 404]),
    ),
    'a list has the rows of who asked before': planted('listRegisteredTimes', leaksRows),
  },

  payments: {
    'a uuid is recorded twice': planted('recordPayment', recordsTwice),
  },

  reservations: {
    'a pass without sessions is accepted': planted('createReservation', () =>
      onError('createReservation', 'NoSessionsLeft', reserveAnyway),
    ),
    'the last day of a pass is refused': planted('createReservation', () =>
      onSuccess('createReservation', (_, { studio: { store }, body }) => {
        const { classTime = '' } = store.classes.get(Number(body['classId'])) ?? {};
        const pass = store.memberships.get(Number(body['membershipId']));
        return dateOf(classTime) === pass?.expiredDate ? errorOf('MembershipExpired') : undefined;
      }),
    ),
    'a cancellation gives two sessions back': planted('cancelReservation', () =>
      afterSuccess('cancelReservation', (call) => addSessions(call, passOfReservation(call), 1)),
    ),
  },

  classes: {
    'the time is stored in UTC': planted('createClass', () =>
      afterSuccess('createClass', ({ studio: { store } }, { classId }) => {
        const opened = store.classes.get(Number(classId));
        if (opened) store.classes.update(opened, { classTime: addHours(opened.classTime, -9) });
      }),
    ),
    'a deletion gives no session back': planted('deleteClass', () =>
      afterSuccess('deleteClass', (call) => {
        const { reservations } = call.studio.store;
        for (const seat of reservations.where('classId', Number(call.params['classId'])))
          addSessions(call, seat.membershipId, -1);
      }),
    ),
  },

  'attendance and search': {
    'the user of the path is recorded, whatever the phone': planted('recordAttendance', () =>
      onError('recordAttendance', 'PhoneNotFound', ({ studio, params }) => {
        const userId = Number(params['userId']);
        const isKnown = studio.store.accounts.get(userId) !== undefined;
        return isKnown ? done() : undefined;
      }),
    ),
    'a part of a phone finds its user': planted('resolveUserByPhone', () =>
      onError('resolveUserByPhone', 'PhoneNotFound', (call) => {
        const accounts = call.studio.store.accounts.all();
        const found = accounts.find(({ ph }) => ph.includes(queryOf(call, 'ph')));
        return found && Response.json({ userId: found.id });
      }),
    ),
  },

  concurrency: {
    'the last seat is given twice': planted('createReservation', givesLastSeatTwice),
    'sessions are written back as they were read': planted('createReservation', writesSessionsBack),
    'a seat is reserved while its class is deleted': planted('deleteClass', reservesWhileDeleted),
  },

  'side effects': {
    'a forbidden write is done': planted('deleteClass', () =>
      onError('deleteClass', 'Forbidden', ({ studio, params }) => {
        studio.store.classes.delete(Number(params['classId']));
        return undefined;
      }),
    ),
    'a read writes': planted('listMyAttendance', () =>
      afterSuccess('listMyAttendance', (call) => {
        const { id: userId = 0 } = callerOf(call) ?? {};
        const { store, clock } = call.studio;
        store.attendances.insert({ userId, attendDate: today(clock), staffName: '' });
      }),
    ),
    'a write changes other data': planted('changeUserRole', () =>
      afterSuccess('changeUserRole', ({ studio: { store }, params }) => {
        for (const { id } of store.memberships.where('userId', Number(params['userId'])))
          store.memberships.delete(id);
      }),
    ),
  },

  'lists cut or unsorted': {
    'all in reverse': planted('listReservationHistory', () =>
      onRows('listReservationHistory', reversed),
    ),
    'unsorted within a second': planted('listUsers', () =>
      onRows('listUsers', (rows) =>
        rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.userId - b.userId),
      ),
    ),
    'a first page only': planted('listReviews', () =>
      onRows('listReviews', (rows) => rows.slice(0, 10)),
    ),
    'rows twice': planted('cancelReservation', () =>
      onRows('listReservationHistory', (rows) =>
        rows.flatMap((row) => (row.status === 'CANCELLED' ? [row, row] : [row])),
      ),
    ),
    'expired rows missing': planted('listMyPromotions', () =>
      onRows('listMyMembers', (rows, { studio }) =>
        rows.filter(({ expiredDate }) => !(String(expiredDate) < today(studio.clock))),
      ),
    ),
  },

  sums: {
    'the last day of a range is missing': planted('getSalesReport', () =>
      onRows('getSalesReport', (days, call) =>
        days.filter(({ date }) => date !== queryOf(call, 'endDate')),
      ),
    ),
    'they have 32 bits': planted('getSalesReport', () =>
      onRow('getSalesReport', ({ date, ...sums }) => ({
        date,
        ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Math.fround(sum)])),
      })),
    ),
    'classes count before they begin': planted('listWorkers', () =>
      onRow('listWorkers', (row, call) => {
        const month = queryOf(call, 'classTime').slice(0, 7);
        const counted = call.studio.store.classes
          .where('managerId', row.managerId)
          .filter(({ classTime }) => classTime.startsWith(month))
          .filter(({ id }) => seatsTaken(call.studio, id).length > 0);
        return { ...row, classSessionCount: counted.length };
      }),
    ),
  },

  'not shown': {
    'a new row is missing in another list': planted('createReservation', () => {
      const made = new Set<unknown>();
      return chain(
        afterSuccess('createReservation', (_, { reservationId }) => made.add(reservationId)),
        onRows('listTodayReservations', (rows) =>
          rows.filter(({ reservationId }) => !made.has(reservationId)),
        ),
      );
    }),
  },

  statuses: {
    '422 instead of 400': planted('createReview', () =>
      onResponse('createReview', async (response) =>
        response.status === 400 ? Response.json({ message: '' }, { status: 422 }) : undefined,
      ),
    ),
    'a page of HTML': planted('resolveUserByPhone', () =>
      onError('resolveUserByPhone', 'PhoneNotFound', () => {
        const init = { status: 404, headers: { 'content-type': 'text/html' } };
        return new Response('<!doctype html><title>Not Found</title>', init);
      }),
    ),
    'another message that the app compares': planted('recordAttendance', () =>
      onError('recordAttendance', 'AlreadyAttended', () =>
        Response.json({ message: 'Already attended' }, { status: 409 }),
      ),
    ),
  },

  requests: {
    'a number as text is accepted': planted('createReservation', () =>
      onRequest('createReservation', (body) => {
        const { classId } = body;
        return { ...body, classId: typeof classId === 'string' ? Number(classId) : classId };
      }),
    ),
    'a value beyond a limit is accepted': planted('createReview', () =>
      onRequest('createReview', (body) =>
        body['likeStar'] === 6 ? { ...body, likeStar: 5 } : body,
      ),
    ),
    'a valid value is refused': planted('signUp', () =>
      onSuccess('signUp', (_, { body }) =>
        String(body['email']).includes('+') ? errorOf('BadRequest') : undefined,
      ),
    ),
    'any content type is accepted': planted('createReview', () => (call) => {
      if (call.operation !== 'createReview') return call.respond();
      const sent = new Request(call.request.clone());
      sent.headers.set('content-type', 'application/json');
      return call.respond(sent);
    }),
  },

  values: {
    'a number as text': planted('getSalesReport', () =>
      onRow('getSalesReport', (row) => ({ ...row, totalAmount: String(row.totalAmount) })),
    ),
    'times in UTC': planted('listTodayReservations', () =>
      onRow('listTodayReservations', (row) => ({
        ...row,
        classTime: addHours(row.classTime, -9),
      })),
    ),
  },

  'constant offset': {
    'a figure in every row': planted('listWorkers', () =>
      onRow('listWorkers', (row) => ({ ...row, classMemberCount: row.classMemberCount + 1 })),
    ),
    'a day in every row': planted('listMyPromotions', () =>
      onRow('listUsers', (row) => ({
        ...row,
        expiredDate: row.expiredDate && addDays(row.expiredDate, 1),
      })),
    ),
    'the date of UTC': planted('getSalesReport', () =>
      afterSuccess('recordPayment', ({ studio: { store, clock } }) => {
        const paidDate = clock.now().toISOString().slice(0, 10);
        const last = store.payments.all().at(-1);
        if (last) store.payments.update(last, { paidDate });
      }),
    ),
  },
};

function planted(rulesOf: OperationId, plant: () => Interceptor): PlantedBackend {
  return { rulesOf, plant };
}

function done(): Response {
  return new Response(null, { status: 204 });
}

const reversed = (rows: readonly unknown[]) => rows.toReversed();

/** Lists the users as before a reservation to the next reads of each caller. */
function keepsList(): Interceptor {
  const kept = new Map<string, { response: Response; readsLeft: number }>();
  return async (call) => {
    const { operation, request, respond } = call;
    if (operation === 'createReservation') for (const one of kept.values()) one.readsLeft = 3;
    if (operation !== 'listUsers') return respond();
    const key = `${callerOf(call)?.id} ${request.url}`;
    const known = kept.get(key);
    const response = known && known.readsLeft > 0 ? known.response : await respond();
    kept.set(key, { response, readsLeft: Math.max(0, (known?.readsLeft ?? 0) - 1) });
    return response.clone();
  };
}

/** Returns an earlier success at the same URL in place of responses with these statuses; a success only until data changes, since otherwise any change shows the mistake. */
function cached(operation: OperationId, statuses: readonly number[]): Interceptor {
  const kept = new Map<string, string>();
  return async (call) => {
    const response = await call.respond();
    if (statuses.includes(200) && call.request.method !== 'GET') kept.clear();
    if (call.operation !== operation) return response;
    const { url } = call.request;
    const known = kept.get(url);
    if (known !== undefined && statuses.includes(response.status))
      return Response.json(JSON.parse(known));
    if (response.ok) kept.set(url, await response.clone().text());
    return response;
  };
}

function leaksRows(): Interceptor {
  const last = { token: '', rows: [] as readonly unknown[] };
  return onRows('listRegisteredTimes', (rows, { request }) => {
    const known = rows.map((row) => JSON.stringify(row));
    const others = last.token === tokenIn(request) ? [] : last.rows;
    const leaked = others.filter((row) => !known.includes(JSON.stringify(row)));
    Object.assign(last, { token: tokenIn(request), rows });
    return [...rows, ...leaked];
  });
}

function recordsTwice(): Interceptor {
  const seen = new Set<unknown>();
  return ({ operation, body, request, respond }) => {
    const { reqPayDto } = body as { reqPayDto?: { uuid?: unknown } };
    const isRepeated = operation === 'recordPayment' && seen.has(reqPayDto?.uuid);
    if (operation === 'recordPayment') seen.add(reqPayDto?.uuid);
    const other = { ...body, reqPayDto: { ...reqPayDto, uuid: crypto.randomUUID() } };
    return respond(isRepeated && reqPayDto ? withBody(request, other) : request);
  };
}

/** Reserves the class without any check. */
function reserveAnyway({ studio: { store }, body }: InterceptedRequest): Response | undefined {
  const studioClass = store.classes.get(Number(body['classId']));
  const pass = store.memberships.get(Number(body['membershipId']));
  if (!studioClass || !pass) return undefined;
  const { id } = store.reservations.insert(newReservation(studioClass, pass));
  return Response.json({ reservationId: id }, { status: 201 });
}

/** Changes the sessions of the pass with this id, never below zero. */
function addSessions({ studio }: InterceptedRequest, passId: unknown, by: number): void {
  const { memberships } = studio.store;
  const pass = memberships.get(Number(passId));
  const sessions = pass?.remainingSessionCount ?? null;
  if (pass && sessions !== null)
    memberships.update(pass, { remainingSessionCount: Math.max(0, sessions + by) });
}

function passOfReservation({ studio, params }: InterceptedRequest): number | undefined {
  return studio.store.reservations.get(Number(params['id']))?.membershipId;
}

/** Reserves a full class while another request for it is pending. */
function givesLastSeatTwice(): Interceptor {
  const pending: unknown[] = [];
  const refusing = onError('createReservation', 'ClassFull', (call) =>
    pending.filter((id) => id === call.body['classId']).length > 1
      ? reserveAnyway(call)
      : undefined,
  );
  return async (call) => {
    const { classId } = call.body;
    pending.push(classId);
    return refusing(call).finally(() => pending.splice(pending.indexOf(classId), 1));
  };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Both of two requests read the sessions before either writes them. */
function writesSessionsBack(): Interceptor {
  return async (call) => {
    const { operation, studio, body, respond } = call;
    const change = { createReservation: -1, cancelReservation: 1 }[String(operation)];
    if (change === undefined) return respond();
    const passId = passOfReservation(call) ?? Number(body['membershipId']);
    const sessions = studio.store.memberships.get(passId)?.remainingSessionCount;
    const response = await respond();
    await nextTurn();
    const pass = studio.store.memberships.get(passId);
    if (response.ok && pass && typeof sessions === 'number')
      studio.store.memberships.update(pass, { remainingSessionCount: sessions + change });
    return response;
  };
}

/** A deletion, which waits for a reservation, gives back the sessions of the reservations that it read at its start. */
function reservesWhileDeleted(): Interceptor {
  const deleting = new Set<number>();
  return async (call) => {
    const { operation, params, body, respond } = call;
    if (operation === 'deleteClass') {
      const id = Number(params['classId']);
      deleting.add(id);
      for (let turn = 0; turn < 20 && deleting.has(id); turn += 1) await nextTurn();
      deleting.delete(id);
      return respond();
    }
    if (operation !== 'createReservation' || !deleting.delete(Number(body['classId'])))
      return respond();
    addSessions(call, body['membershipId'], -1);
    return Response.json({}, { status: 201 });
  };
}
