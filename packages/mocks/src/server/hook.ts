import type { Backend } from '../backend.ts';
import { fixedClock, type Clock } from '../clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { attendOn, expirePass, holdClass, knownAccount, payAt } from '../domain/earlier-states.ts';
import type { Studio } from '../domain/studio.ts';
import { errorResponse, toResponse } from '../engine/mock-response.ts';
import { issueToken } from '../engine/token.ts';
import { HOOK_PATH } from '../hook-path.ts';
import { anyHookRequest, hookRequests } from './hook-requests.ts';
import { createRoutes, endpoint, type Endpoint } from './routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Responds to `POST /__mock/hook`, which makes states that the API cannot make; undefined for
 * every other path. Returns 400 for an invalid body, 501 for an unknown state, and the studio's
 * own error where a rule forbids the state, which then changes nothing.
 */
export function createHook(backend: Backend): (request: Request) => Promise<Response | undefined> {
  const states = statesOf(backend);
  return createRoutes({
    [HOOK_PATH]: {
      POST: endpoint(anyHookRequest, async (body) => {
        const make = Object.hasOwn(states, body.state)
          ? states[body.state as keyof typeof states]
          : unknownState(body.state, Object.keys(states));
        try {
          return await make(body);
        } catch (error) {
          if (error instanceof DomainError) return toResponse(errorResponse(error));
          throw error;
        }
      }),
    },
  });
}

function statesOf(backend: Backend): Record<keyof typeof hookRequests, Endpoint> {
  const change = async (work: (studio: Studio) => void): Promise<Response> => {
    await backend.change(work);
    return noContent();
  };
  const changeTo = async (work: (studio: Studio) => object | Promise<object>): Promise<Response> =>
    Response.json(await backend.change(work));

  return {
    clock: endpoint(hookRequests.clock, ({ now }) => {
      backend.setClock(now === undefined ? undefined : fixedClock(now));
      return noContent();
    }),
    'pass-expires': endpoint(hookRequests['pass-expires'], ({ membershipId, expiredDate }) =>
      change((studio) => expirePass(studio, membershipId, expiredDate)),
    ),
    'payment-made': endpoint(hookRequests['payment-made'], (payment) =>
      changeTo((studio) => ({ membershipId: payAt(studio, payment) })),
    ),
    'class-held': endpoint(
      hookRequests['class-held'],
      // A trainer's account id is the manager id in this backend.
      ({ managerUserId, managerId = managerUserId ?? 0, ...held }) =>
        changeTo((studio) => holdClass(studio, { managerId, ...held })),
    ),
    attended: endpoint(hookRequests.attended, ({ userId, date }) =>
      change((studio) => attendOn(studio, userId, date)),
    ),
    'expired-token': endpoint(hookRequests['expired-token'], ({ userId }) =>
      changeTo(async (studio) => ({
        token: await issueToken(knownAccount(studio, userId), yesterday(studio.clock)),
      })),
    ),
  };
}

function yesterday(clock: Clock): Clock {
  return { now: () => new Date(clock.now().getTime() - DAY_MS) };
}

function unknownState(state: string, known: readonly string[]): Endpoint {
  const detail = `/state ${state} is not known; there is ${known.join(', ')}`;
  return () => Response.json({ message: '지원하지 않는 상태입니다.', detail }, { status: 501 });
}

function noContent(): Response {
  return new Response(null, { status: 204 });
}
