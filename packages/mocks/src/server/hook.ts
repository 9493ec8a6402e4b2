import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { fixedClock } from '../clock.ts';
import type { LocalDate } from '../dates.ts';
import { DomainError } from '../domain/domain-error.ts';
import { attendOn, expirePass, holdClass, knownAccount, payAt } from '../domain/earlier-states.ts';
import type { Studio } from '../domain/studio.ts';
import { errorResponse, ownErrorResponse, toResponse } from '../engine/mock-response.ts';
import { isLocalDateTime, localTime } from '../engine/settings.ts';
import { issueToken } from '../engine/token.ts';
import { integer, strictObject } from '../parse.ts';
import { endpoint, type Endpoint } from './endpoint.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const id = integer(1);
// As in the contract's `ClassRequest`.
const classTime = v.pipe(
  localTime,
  v.check((time) => /T(0[6-9]|1\d|2[0-3]):00:00$/.test(time), 'must be a full hour from 06 to 23'),
);
const date = v.custom<LocalDate>(
  (value) => isLocalDateTime(`${String(value)}T00:00:00`),
  'must be a date such as 2026-11-20',
);

/** A request's body whose state is not known yet. */
const anyRequest = v.looseObject(
  { state: v.string('must be the name of a state') },
  'must be an object with state',
);

/**
 * The endpoint that makes states that the API cannot make. Returns 400 for an invalid body, 501 for
 * an unknown state, and the studio's own error where a rule forbids the state; nothing changes then.
 */
export function createHook(backend: Backend): Endpoint {
  const states = statesOf(backend);
  return endpoint(anyRequest, async ({ state, ...parameters }) => {
    const make = Object.hasOwn(states, state) ? states[state] : undefined;
    if (!make) {
      const detail = `/state ${state} is not known; there is ${Object.keys(states).join(', ')}`;
      return toResponse(ownErrorResponse(501, '지원하지 않는 상태입니다.', detail));
    }
    try {
      return await make(parameters);
    } catch (error) {
      if (error instanceof DomainError) return toResponse(errorResponse(error));
      throw error;
    }
  });
}

/** The endpoint of each state, which takes the rest of the body. */
function statesOf(backend: Backend): Readonly<Record<string, Endpoint>> {
  const change = async (work: (studio: Studio) => object | void | Promise<object>) => {
    const made = await backend.change(work);
    return toResponse(made ? { status: 200, body: made } : { status: 204 });
  };

  return {
    clock: endpoint(strictObject({ now: v.optional(localTime) }), ({ now }) => {
      backend.setClock(now === undefined ? undefined : fixedClock(now));
      return toResponse({ status: 204 });
    }),
    'pass-expires': endpoint(
      strictObject({ membershipId: id, expiredDate: date }),
      ({ membershipId, expiredDate }) =>
        change((studio) => expirePass(studio, membershipId, expiredDate)),
    ),
    'payment-made': endpoint(
      strictObject({ userId: id, promotionId: id, managerId: integer(0), paidAt: localTime }),
      ({ paidAt, ...payment }) =>
        change((studio) => ({ membershipId: payAt(studio, paidAt, payment) })),
    ),
    'class-held': endpoint(
      strictObject({
        managerId: v.optional(id),
        managerUserId: v.optional(id),
        classTime,
        maxCustomer: id,
        membershipIds: v.array(id, 'must be a list of pass ids'),
      }),
      // A trainer's account id is the manager id in this backend.
      ({ managerUserId, managerId = managerUserId ?? 0, membershipIds, ...wanted }) =>
        change((studio) => holdClass(studio, managerId, wanted, membershipIds)),
    ),
    attended: endpoint(strictObject({ userId: id, date }), (visit) =>
      change((studio) => attendOn(studio, visit.userId, visit.date)),
    ),
    'expired-token': endpoint(strictObject({ userId: id }), ({ userId }) =>
      change(async (studio) => {
        const dayBefore = new Date(studio.clock.now().getTime() - DAY_MS);
        const account = knownAccount(studio, userId);
        return { token: await issueToken(account, { now: () => dayBefore }) };
      }),
    ),
  };
}
