import type { OperationId } from '@fitness/api-contract/operations';
import { seatOf } from '../../domain/reservations.ts';
import { tokenOf } from '../../testing/call.ts';
import { changed, withBody, withToken, type Passing, type Tampering } from './tamper.ts';

/** A planted difference, and the words under which the suite must find it. */
export interface WrongBackend {
  readonly does: string;
  readonly tampering: Tampering;
  readonly found: {
    readonly operation: OperationId;
    readonly check: string;
    readonly says: RegExp;
    readonly got: RegExp;
  };
}

const MASTER = 10;

/** Ten backends, each with one thing wrong. */
export const wrongBackends: readonly WrongBackend[] = [
  {
    does: 'leaves a field out of an answer',
    tampering: async ({ operation, answer }) => {
      const response = await answer();
      if (operation !== 'listUsers' || response.status !== 200) return response;
      return changed(response, (rows) =>
        (rows as Record<string, unknown>[]).map(({ createdAt, ...row }) => (createdAt ? row : row)),
      );
    },
    found: {
      operation: 'listUsers',
      check: 'examples',
      says: /계약의 모양/,
      got: /\/body\/0\/createdAt is missing/,
    },
  },
  {
    does: 'answers a status that the contract does not list',
    tampering: async ({ operation, answer }) => {
      const response = await answer();
      return operation === 'deleteClass' && response.status === 404
        ? new Response(null, { status: 410 })
        : response;
    },
    found: {
      operation: 'deleteClass',
      check: 'unknown-ids',
      says: /계약에 있는 상태/,
      got: /^410 \/status/,
    },
  },
  {
    does: 'lets customers read the sales',
    tampering: async ({ backend, operation, request, answer }) => {
      const response = await answer();
      if (operation !== 'getSalesReport' || response.status !== 403) return response;
      return answer(withToken(request, await tokenOf(backend, MASTER)));
    },
    found: {
      operation: 'getSalesReport',
      check: 'roles',
      says: /customer의 토큰으로는 403/,
      got: /^200/,
    },
  },
  {
    does: 'looks at the request before it looks at the token',
    tampering: async ({ operation, body, answer }) => {
      const response = await answer();
      const isEmpty = body !== undefined && Object.keys(body).length === 0;
      return operation === 'createReview' && response.status === 401 && isEmpty
        ? badRequest()
        : response;
    },
    found: {
      operation: 'createReview',
      check: 'roles',
      says: /토큰이 없으면 401.*먼저/,
      got: /^400/,
    },
  },
  {
    does: 'takes six stars',
    tampering: ({ operation, request, body, answer }) =>
      answer(
        operation === 'createReview' && body?.['likeStar'] === 6
          ? withBody(request, { ...body, likeStar: 5 })
          : request,
      ),
    found: {
      operation: 'createReview',
      check: 'boundaries',
      says: /\/body\/likeStar 6은\(는\) 400/,
      got: /^201/,
    },
  },
  {
    does: 'believes a token that nobody signed',
    tampering: async ({ backend, request, answer }) => {
      const [header = ''] = (request.headers.get('authorization') ?? '')
        .slice('Bearer '.length)
        .split('.');
      const isUnsigned = Buffer.from(header, 'base64url').toString().includes('"none"');
      return answer(isUnsigned ? withToken(request, await tokenOf(backend, MASTER)) : request);
    },
    found: {
      operation: 'listUsers',
      check: 'roles',
      says: /서명이 없는\(alg none\) 토큰으로는 401/,
      got: /^200/,
    },
  },
  {
    does: 'gives the last seat to everybody who asks for it at the same moment',
    tampering: overbooking(),
    found: {
      operation: 'createReservation',
      check: 'bursts',
      says: /한 자리를 동시에 예약하면 한 사람만/,
      got: /^3건/,
    },
  },
  {
    does: 'keeps the session of a cancelled reservation',
    tampering: async ({ backend, operation, params, answer }) => {
      const response = await answer();
      const { reservations, memberships } = backend.studio.store;
      const pass = memberships.get(reservations.get(Number(params['id']))?.membershipId ?? 0);
      if (operation === 'cancelReservation' && response.ok && pass?.remainingSessionCount) {
        memberships.update(pass, { remainingSessionCount: pass.remainingSessionCount - 1 });
      }
      return response;
    },
    found: {
      operation: 'cancelReservation',
      check: 'machine',
      says: /취소하면 하나 늘어야/,
      got: /^\d+회/,
    },
  },
  {
    does: 'records a payment again under the same uuid',
    tampering: ({ operation, request, body, answer }) => {
      if (operation !== 'recordPayment' || !body) return answer();
      const reqPayDto = body['reqPayDto'] as { uuid?: unknown } | undefined;
      const isRecord = typeof reqPayDto?.uuid === 'string' && reqPayDto.uuid !== '';
      return answer(
        isRecord
          ? withBody(request, { ...body, reqPayDto: { ...reqPayDto, uuid: crypto.randomUUID() } })
          : request,
      );
    },
    found: {
      operation: 'recordPayment',
      check: 'bursts',
      says: /같은 uuid의 결제는 처음과 같은 답/,
      got: /^201/,
    },
  },
  {
    does: 'falls over an emoji',
    tampering: async ({ operation, body, answer }) =>
      operation === 'createReview' && /\p{Extended_Pictographic}/u.test(String(body?.['content']))
        ? new Response('Incorrect string value', { status: 500 })
        : answer(),
    found: {
      operation: 'createReview',
      check: 'generated',
      says: /계약에 있는 상태/,
      got: /^500 \/status/,
    },
  },
];

/** Checks the seats, waits a moment, then takes one: right for one call at a time. */
function overbooking(): Tampering {
  const underWay = new Map<unknown, number>();
  return async (passing) => {
    const { operation, body, answer } = passing;
    if (operation !== 'createReservation') return answer();
    const others = underWay.get(body?.['classId']) ?? 0;
    underWay.set(body?.['classId'], others + 1);
    try {
      const response = await answer();
      const isFull = response.status === 409 && /마감/.test(await response.clone().text());
      return isFull && others > 0 ? seatAnyway(passing) : response;
    } finally {
      underWay.set(body?.['classId'], (underWay.get(body?.['classId']) ?? 1) - 1);
    }
  };
}

function seatAnyway({ backend, body }: Passing): Response {
  const { store } = backend.studio;
  const studioClass = store.classes.get(Number(body?.['classId']));
  const pass = store.memberships.get(Number(body?.['membershipId']));
  if (!studioClass || !pass) return badRequest();
  const { id } = store.reservations.insert(seatOf(studioClass, pass));
  return Response.json({ reservationId: id }, { status: 201 });
}

function badRequest(): Response {
  return Response.json({ message: '요청 형식이 올바르지 않습니다.' }, { status: 400 });
}
