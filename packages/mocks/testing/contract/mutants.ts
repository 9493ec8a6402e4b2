import type { OperationId } from '@fitness/api-contract/operations';
import { badRequest, overbookingInterceptor } from './overbooking.ts';
import { tokenOf } from '../call.ts';
import { replaceBody, withRequestBody, withRequestToken, type Interceptor } from './interceptor.ts';

/** A backend with one deviation, and the finding by which the suite must report it. */
export interface Mutant {
  readonly defect: string;
  readonly interceptor: Interceptor;
  readonly found: {
    readonly operation: OperationId;
    readonly check: string;
    readonly description: RegExp;
    readonly actual: RegExp;
  };
}

const MASTER = 10;

/** Ten backends with one deviation each. */
export const mutants: readonly Mutant[] = [
  {
    defect: 'omits a field of a response',
    interceptor: async ({ operation, respond }) => {
      const response = await respond();
      if (operation !== 'listUsers' || response.status !== 200) return response;
      return replaceBody(response, (rows) =>
        (rows as Record<string, unknown>[]).map(({ createdAt, ...row }) => (createdAt ? row : row)),
      );
    },
    found: {
      operation: 'listUsers',
      check: 'examples',
      description: /계약의 모양/,
      actual: /\/body\/0\/createdAt is missing/,
    },
  },
  {
    defect: 'responds with a status that the contract does not list',
    interceptor: async ({ operation, respond }) => {
      const response = await respond();
      return operation === 'deleteClass' && response.status === 404
        ? new Response(null, { status: 410 })
        : response;
    },
    found: {
      operation: 'deleteClass',
      check: 'unknown-ids',
      description: /계약에 있는 상태/,
      actual: /^410 \/status/,
    },
  },
  {
    defect: 'lets customers read the sales report',
    interceptor: async ({ backend, operation, request, respond }) => {
      const response = await respond();
      if (operation !== 'getSalesReport' || response.status !== 403) return response;
      return respond(withRequestToken(request, await tokenOf(backend, MASTER)));
    },
    found: {
      operation: 'getSalesReport',
      check: 'roles',
      description: /customer의 토큰으로는 403/,
      actual: /^200/,
    },
  },
  {
    defect: 'validates the request before the token',
    interceptor: async ({ operation, body, respond }) => {
      const response = await respond();
      const isEmpty = body !== undefined && Object.keys(body).length === 0;
      return operation === 'createReview' && response.status === 401 && isEmpty
        ? badRequest()
        : response;
    },
    found: {
      operation: 'createReview',
      check: 'roles',
      description: /토큰이 없으면 401.*먼저/,
      actual: /^400/,
    },
  },
  {
    defect: 'accepts a rating of six stars',
    interceptor: ({ operation, request, body, respond }) =>
      respond(
        operation === 'createReview' && body?.['likeStar'] === 6
          ? withRequestBody(request, { ...body, likeStar: 5 })
          : request,
      ),
    found: {
      operation: 'createReview',
      check: 'boundaries',
      description: /\/body\/likeStar 6은\(는\) 400/,
      actual: /^201/,
    },
  },
  {
    defect: 'accepts an unsigned token',
    interceptor: async ({ backend, request, respond }) => {
      const [header = ''] = (request.headers.get('authorization') ?? '')
        .slice('Bearer '.length)
        .split('.');
      const isUnsigned = Buffer.from(header, 'base64url').toString().includes('"none"');
      return respond(
        isUnsigned ? withRequestToken(request, await tokenOf(backend, MASTER)) : request,
      );
    },
    found: {
      operation: 'listUsers',
      check: 'roles',
      description: /서명이 없는\(alg none\) 토큰으로는 401/,
      actual: /^200/,
    },
  },
  {
    defect: 'overbooks the last seat on concurrent requests',
    interceptor: overbookingInterceptor(),
    found: {
      operation: 'createReservation',
      check: 'concurrency',
      description: /한 자리를 동시에 예약하면 한 사람만/,
      actual: /^3건/,
    },
  },
  {
    defect: 'does not refund the session of a cancelled reservation',
    interceptor: async ({ backend, operation, params, respond }) => {
      const response = await respond();
      const { reservations, memberships } = backend.studio.store;
      const pass = memberships.get(reservations.get(Number(params['id']))?.membershipId ?? 0);
      if (operation === 'cancelReservation' && response.ok && pass?.remainingSessionCount) {
        memberships.update(pass, { remainingSessionCount: pass.remainingSessionCount - 1 });
      }
      return response;
    },
    found: {
      operation: 'cancelReservation',
      check: 'state-model',
      description: /취소하면 하나 늘어야/,
      actual: /^\d+회/,
    },
  },
  {
    defect: 'records a payment twice for the same uuid',
    interceptor: ({ operation, request, body, respond }) => {
      if (operation !== 'recordPayment' || !body) return respond();
      const reqPayDto = body['reqPayDto'] as { uuid?: unknown } | undefined;
      const isRecord = typeof reqPayDto?.uuid === 'string' && reqPayDto.uuid !== '';
      return respond(
        isRecord
          ? withRequestBody(request, {
              ...body,
              reqPayDto: { ...reqPayDto, uuid: crypto.randomUUID() },
            })
          : request,
      );
    },
    found: {
      operation: 'recordPayment',
      check: 'concurrency',
      description: /같은 uuid의 결제는 처음과 같은 답/,
      actual: /^201/,
    },
  },
  {
    defect: 'returns 500 for an emoji',
    interceptor: async ({ operation, body, respond }) =>
      operation === 'createReview' && /\p{Extended_Pictographic}/u.test(String(body?.['content']))
        ? new Response('Incorrect string value', { status: 500 })
        : respond(),
    found: {
      operation: 'createReview',
      check: 'generated',
      description: /계약에 있는 상태/,
      actual: /^500 \/status/,
    },
  },
];
