import { operations } from '@fitness/api-contract/operations';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { dateOf } from '../../src/dates.ts';
import { seatsTaken } from '../../src/domain/reservations.ts';
import { ascending } from '../../src/store/order.ts';
import {
  chain,
  errorOf,
  onBody,
  onError,
  onResponse,
  onRow,
  onRows,
  onSuccess,
  queryOf,
  withOtherTokens,
  type Interceptor,
} from './interceptor.ts';

/** Backends that differ from the mock only in what openapi.yaml leaves open; a new interceptor for each run. */
type ConformingBackends = Readonly<Record<string, () => Interceptor>>;

type Fields = Readonly<Record<string, unknown>>;

/** Those that keep the studio's rules (docs/product.md#mock-rules) too, messages included. */
export const keepingRules: ConformingBackends = {
  envelopes: () =>
    chain(
      withHeaders({
        'content-type': 'application/json;charset=UTF-8',
        'set-cookie': 'JSESSIONID=1; Path=/; HttpOnly',
        connection: 'close',
      }),
      onAction(async (response) => {
        const text = await response.text();
        return Response.json({ code: 0, data: text === '' ? null : (JSON.parse(text) as unknown) });
      }),
      onErrorBody((body) =>
        Array.isArray(body)
          ? body.map((row: Fields) => ({ ...row, code: 'E-1' }))
          : { ...(body as Fields), code: 'E-1', timestamp: '2026-11-20T01:00:00.000Z' },
      ),
      extraFields(),
      tokensWithRoleName('HS512'),
      largeIds(),
    ),
  texts: () =>
    chain(
      acceptedText(),
      nullLists(),
      classTimes((time) => time.slice(0, 16)),
      onRow('listUsers', (row) => ({
        ...row,
        createdAt: `${row.createdAt.replace('T', ' ')}+09:00`,
      })),
      reservedMembers(() => null),
      onBody('signIn', (body) => {
        const { role_name: roleName, ...rest } = body as Fields;
        return { ...rest, roleName };
      }),
      bareUserNumber(),
    ),
  echoes: () =>
    chain(
      onAction((_, { body }) => Response.json(body, { status: 201 })),
      classTimes((time) => `${time}.000`),
      onRow('listRegisteredTimes', (time) => `${String(time)}:00`),
      onRow('listUsers', (row) => ({ ...row, createdAt: dateOf(row.createdAt) })),
      reservedMembers((names) => names.map((nickname) => ({ nickname }))),
      onBody('signIn', ({ token }) => {
        const none = { nickname: null, name: null, role_name: null, ph: null, customer: null };
        return { token, ...none };
      }),
      otherTokens('HS384', (claims) => ({ ...claims, iss: 'https://makefit.kr', sub: 'user' })),
    ),
  orders: () =>
    chain(
      onAction(() => new Response(null, { status: 204 })),
      onRow(
        'listRegisteredTimes',
        (time, intercepted) => `${queryOf(intercepted, 'date')}T${String(time)}:00`,
      ),
      onRow('listMyAttendance', ({ attendDate }) => ({ attendDate: `${attendDate}T09:30:00` })),
      // Reports a full class as full also to a customer who has reserved it.
      onError('createReservation', 'AlreadyReserved', ({ studio, body }) => {
        const studioClass = studio.store.classes.get(Number(body['classId']));
        const taken = seatsTaken(studio, studioClass?.id ?? 0).length;
        return taken >= (studioClass?.maxCustomer ?? 0) ? errorOf('ClassFull') : undefined;
      }),
      onRows('listWorkers', (rows) =>
        rows
          .map((row) => ({ ...row, managerId: row.managerId + 7000 }))
          .toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko')),
      ),
      // Reservations of classes that begin at one time.
      onRows('listReservationHistory', (rows) =>
        rows.toSorted(ascending(({ classTime }) => classTime)).toReversed(),
      ),
      reservedMembers((names) => names.map((_, index) => index + 1)),
      onBody('signIn', (body) => ({
        ...body,
        roleName: (body as Fields)['role_name'],
        customer: body.customer && { membership: { id: 7, sessions: 12 }, classstatus: null },
      })),
    ),
};

/** Those that have their own messages and orders. */
export const withoutRules: ConformingBackends = {
  everything: () =>
    chain(
      withHeaders({ 'content-type': 'application/json;charset=UTF-8' }),
      acceptedText(),
      otherMessages(),
      nullLists(),
      extraFields(),
      shortHistory(),
      onRows(ofAnyOrder, (rows: readonly unknown[]) => rows.toReversed()),
      classTimes((time) => `${time}.000`),
      bareUserNumber(),
      tokenOnly(),
      tokensWithRoleName('HS384'),
      largeIds(),
    ),
  minimum: () =>
    chain(
      onAction(() => new Response(null, { status: 200 })),
      otherMessages(),
      onErrorBody((body) => (Array.isArray(body) ? body.slice(0, 1) : body)),
      nullLists(),
      shortHistory(),
      tokenOnly(),
      otherTokens('HS256', ({ jti, role, iat, exp }) => ({ jti, role, iat, exp })),
    ),
};

const all = Object.values(operations);
const lists = all.map(({ id }) => id).filter((id) => id.startsWith('list'));

const ofAnyOrder = lists.filter((id) => id !== 'listReviews');

const actions = all.filter(({ success }) => success === '2XX').map(({ id }) => id);

function onEveryResponse(change: (response: Response) => Response | Promise<Response>) {
  return onResponse(Object.keys(operations) as (keyof typeof operations)[], change);
}

/** Changes every success response whose body openapi.yaml leaves open. */
function onAction(change: Parameters<typeof onResponse>[1]): Interceptor {
  return onSuccess(actions, change);
}

function acceptedText(): Interceptor {
  const init = { status: 202, headers: { 'content-type': 'text/plain' } };
  return onAction(() => new Response('OK', init));
}

function nullLists(): Interceptor {
  return onRows(lists, (rows) => (rows.length === 0 ? null : rows));
}

function extraFields(): Interceptor {
  const added = { version: 3, email: 'someone@makefit.kr', tags: [], memo: null };
  const ofObjects = lists.filter((id) => id !== 'listRegisteredTimes');
  return onRow(ofObjects, (row) => ({ ...(row as object), ...added }));
}

function bareUserNumber(): Interceptor {
  return onBody('resolveUserByPhone', (body) => (typeof body === 'object' ? body.userId : body));
}

const classLists = [
  'listReservableClasses',
  'listTodayReservations',
  'listReservationHistory',
  'listClassesWithReservations',
] as const;

function classTimes(change: (time: string) => string): Interceptor {
  return onRow(classLists, (row) => ({ ...row, classTime: change(row.classTime) }));
}

function reservedMembers(
  change: (names: readonly unknown[]) => readonly unknown[] | null,
): Interceptor {
  return onRow('listClassesWithReservations', (row) => ({
    ...row,
    reservedMembers: row.reservedMembers && change(row.reservedMembers),
  }));
}

function shortHistory(): Interceptor {
  return onRow('listReservationHistory', ({ reservationId, classTime }) => ({
    reservationId,
    classTime,
  }));
}

function tokenOnly(): Interceptor {
  return onBody('signIn', ({ token }) => ({ token }));
}

/** Issues tokens of another algorithm and other claims, with the same expiry. */
function otherTokens(alg: string, change: (claims: JWTPayload) => JWTPayload): Interceptor {
  const key = crypto.getRandomValues(new Uint8Array(64));
  return withOtherTokens((token) =>
    new SignJWT(change(decodeJwt(token))).setProtectedHeader({ alg }).sign(key),
  );
}

function tokensWithRoleName(alg: string): Interceptor {
  return otherTokens(alg, ({ role, ...claims }) => ({ ...claims, roleName: role }));
}

function onErrorBody(change: (body: unknown) => unknown): Interceptor {
  return onEveryResponse(async (response) =>
    response.status >= 400
      ? Response.json(change(await response.json()), { status: response.status })
      : response,
  );
}

function otherMessages(): Interceptor {
  return onErrorBody((body) =>
    Array.isArray(body)
      ? body.map((row: Fields) => ({ ...row, message: '확인해 주세요' }))
      : { message: 'Request failed', code: 'E-1' },
  );
}

function withHeaders(headers: Readonly<Record<string, string>>): Interceptor {
  return onEveryResponse((response) => {
    if (response.headers.get('content-type')?.startsWith('application/json'))
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  });
}

/** Gives new rows ids from five thousand million on. */
function largeIds(): Interceptor {
  return ({ studio, respond }) => {
    for (const table of Object.values(studio.store)) table.startAt(5_000_000_001);
    return respond();
  };
}
