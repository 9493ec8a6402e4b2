import { operations } from '@fitness/api-contract/operations';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { dateOf } from '../../src/dates.ts';
import { seatsTaken } from '../../src/domain/reservations.ts';
import { ascending } from '../../src/store/order.ts';
import {
  chain,
  classLists,
  onBody,
  onError,
  onResponse,
  onRow,
  onRows,
  withOtherTokens,
} from './changes.ts';
import { errorOf, queryOf, type Interceptor } from './interceptor.ts';

/** Backends that differ from the mock only in what openapi.yaml leaves open; a new interceptor for each run. */
export type ConformingBackends = Readonly<Record<string, () => Interceptor>>;

type Fields = Readonly<Record<string, unknown>>;

/** Those that keep the studio's rules (docs/product.md#mock-rules) too, messages included. */
export const keepingRules: ConformingBackends = {
  'status-200': () =>
    onAction(async (response) => new Response((await response.text()) || null, { status: 200 })),
  'status-201': () => onAction(() => Response.json({}, { status: 201 })),
  'empty-200': () => onAction(() => new Response(null, { status: 200 })),
  'json-null': () => onAction(() => Response.json(null)),
  'json-text': () => onAction(() => Response.json('OK', { status: 201 })),
  echo: () =>
    onAction((_, { body }) =>
      Response.json({ ...body, createdAt: '2026-11-20T10:00:00' }, { status: 201 }),
    ),

  'times-with-fraction': () => classTimes((time) => `${time}.000`),
  'registered-times-with-seconds': () =>
    onRow('listRegisteredTimes', (time) => `${String(time)}:00`),
  'joined-on-a-day': () =>
    onRow('listUsers', (row) => ({ ...row, createdAt: dateOf(row.createdAt) })),
  'joined-with-a-space-and-offset': () =>
    onRow('listUsers', (row) => ({
      ...row,
      createdAt: `${row.createdAt.replace('T', ' ')}+09:00`,
    })),
  'members-unknown': () => reservedMembers(() => null),
  'members-as-objects': () => reservedMembers((names) => names.map((nickname) => ({ nickname }))),
  'members-as-numbers': () => reservedMembers((names) => names.map((_, index) => index + 1)),

  'role-in-both-spellings': () =>
    onBody('signIn', (body) => ({ ...body, roleName: (body as Fields)['role_name'] })),
  'null-profile': () =>
    onBody('signIn', ({ token }) => ({
      token,
      nickname: null,
      name: null,
      role_name: null,
      ph: null,
      customer: null,
    })),
  'membership-as-object': () =>
    onBody('signIn', (body) => ({
      ...body,
      customer: body.customer && { membership: { id: 7, sessions: 12 }, classstatus: null },
    })),
  'token-with-more-claims': () =>
    otherTokens('HS384', (claims) => ({
      ...claims,
      roleName: claims['role'],
      iss: 'https://makefit.kr',
      aud: 'web',
      sub: 'user',
      scope: ['read', 'write'],
    })),
  'token-without-profile': tokensWithoutProfile,

  // Reports a full class as full also to a customer who has reserved it.
  'full-before-reserved': () =>
    onError('createReservation', 'AlreadyReserved', ({ studio, body }) => {
      const studioClass = studio.store.classes.get(Number(body?.['classId']));
      const isFull =
        studioClass && seatsTaken(studio, studioClass.id).length >= studioClass.maxCustomer;
      return errorOf(isFull ? 'ClassFull' : 'AlreadyReserved');
    }),

  'more-headers': () =>
    onEveryResponse((response) => {
      response.headers.set('set-cookie', 'JSESSIONID=1; Path=/; HttpOnly');
      response.headers.set('cache-control', 'no-store');
      response.headers.set('connection', 'close');
      response.headers.set('x-powered-by', 'Express');
      return response;
    }),
  'formatted-and-escaped-json': () =>
    onEveryResponse(async (response) => {
      const text = await response.clone().text();
      return text === '' ? response : new Response(formatted(text), response);
    }),
  'workers-with-numbers-of-their-own': () =>
    onRow('listWorkers', (row) => ({ ...row, managerId: row.managerId + 7000 })),
  'workers-by-name': () =>
    onRows('listWorkers', (rows) =>
      rows.toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko')),
    ),
  // Users who joined, and reservations of classes that begin, at one time.
  'ties-in-other-order': () =>
    chain(
      onRows('listUsers', (rows) =>
        rows.toSorted(ascending(({ createdAt }) => createdAt)).toReversed(),
      ),
      onRows('listReservationHistory', (rows) =>
        rows.toSorted(ascending(({ classTime }) => classTime)).toReversed(),
      ),
    ),

  'mixed-envelopes': () =>
    chain(
      withCharset(),
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
      largeIds(),
    ),
  'mixed-texts': () =>
    chain(
      acceptedText(),
      nullLists(),
      classTimes((time) => time.slice(0, 16)),
      onBody('signIn', (body) => {
        const { role_name: roleName, ...rest } = body as Fields;
        return { ...rest, roleName };
      }),
      bareUserNumber(),
    ),
  'mixed-tokens': () =>
    chain(
      slow(),
      onAction(() => new Response(null, { status: 204 })),
      onRow(
        'listRegisteredTimes',
        (time, intercepted) => `${queryOf(intercepted, 'date')}T${String(time)}:00`,
      ),
      onRow('listMyAttendance', ({ attendDate }) => ({ attendDate: `${attendDate}T09:30:00` })),
      tokenOnly(),
      tokensWithRoleName('HS512'),
    ),
};

/** Two that together differ in nearly everything, and have their own messages and orders. */
export const mixedWithoutRules: ConformingBackends = {
  'mixed-everything': () =>
    chain(
      withCharset(),
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
  'mixed-minimum': () =>
    chain(
      onAction(() => new Response(null, { status: 200 })),
      otherMessages(),
      nullLists(),
      shortHistory(),
      tokenOnly(),
      tokensWithoutProfile(),
    ),
};

/** All that do not keep the studio's rules. */
export const withoutRules: ConformingBackends = {
  ...mixedWithoutRules,
  'first-invalid-field-only': () =>
    onErrorBody((body) => (Array.isArray(body) ? body.slice(0, 1) : body)),
};

const all = Object.values(operations);
const lists = all.map(({ id }) => id).filter((id) => id.startsWith('list'));

/** The lists whose order openapi.yaml leaves open. */
const ofAnyOrder = lists.filter((id) => id !== 'listReviews');

/** The operations whose success openapi.yaml leaves open. */
const actions = all.filter(({ success }) => success === '2XX').map(({ id }) => id);

function onEveryResponse(
  change: (response: Response) => Response | Promise<Response>,
): Interceptor {
  return async ({ respond }) => change(await respond());
}

/** Changes every success response whose body openapi.yaml leaves open. */
function onAction(change: Parameters<typeof onResponse>[1]): Interceptor {
  return onResponse(actions, (response, intercepted) =>
    response.ok ? change(response, intercepted) : response,
  );
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

/** Leaves out the optional fields of reservations. */
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
function otherTokens(
  alg: 'HS256' | 'HS384' | 'HS512',
  change: (claims: JWTPayload) => JWTPayload,
): Interceptor {
  const key = crypto.getRandomValues(new Uint8Array(64));
  return withOtherTokens((token) =>
    new SignJWT(change(decodeJwt(token))).setProtectedHeader({ alg }).sign(key),
  );
}

/** Issues tokens with the claims that the app needs, and no others. */
function tokensWithoutProfile(): Interceptor {
  return otherTokens('HS256', ({ jti, role, iat, exp }) => ({ jti, role, iat, exp }));
}

function tokensWithRoleName(alg: 'HS384' | 'HS512'): Interceptor {
  return otherTokens(alg, ({ role, ...claims }) => ({ ...claims, roleName: role }));
}

function onErrorBody(change: (body: unknown) => unknown): Interceptor {
  return onEveryResponse(async (response) =>
    response.status >= 400
      ? Response.json(change(await response.json()), { status: response.status })
      : response,
  );
}

/** Has its own messages. */
function otherMessages(): Interceptor {
  return onErrorBody((body) => {
    if (Array.isArray(body))
      return body.map((row: Fields) => ({ ...row, message: '확인해 주세요' }));
    return { message: 'Request failed', code: 'E-1' };
  });
}

function withCharset(): Interceptor {
  return onEveryResponse((response) => {
    if (response.headers.get('content-type')?.startsWith('application/json'))
      response.headers.set('content-type', 'application/json;charset=UTF-8');
    return response;
  });
}

/** Delays every third response by two milliseconds. */
function slow(): Interceptor {
  let count = 0;
  return onEveryResponse(async (response) => {
    count += 1;
    if (count % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
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

function formatted(text: string): string {
  return JSON.stringify(JSON.parse(text), undefined, 2).replace(
    /[^\n\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
