import type { Send } from './transport.ts';
import { Untested } from './untested.ts';

/** A state that the API cannot make, by its name, with what the hook answers. */
export interface HookStates {
  /** Sets the backend's clock to a local time in Seoul; without `now`, back to the real one. */
  clock: { request: { now?: string }; response: undefined };
  /** Moves the last day of a pass. */
  'pass-expires': { request: { membershipId: number; expiredDate: string }; response: undefined };
  /** Records a payment and its pass at a past time. */
  'payment-made': {
    request: { userId: number; promotionId: number; managerId: number; paidAt: string };
    response: { membershipId: number };
  };
  /** A class at any time with reservations that were made before it. */
  'class-held': {
    request: {
      managerUserId: number;
      classTime: string;
      maxCustomer: number;
      membershipIds: readonly number[];
    };
    response: { classId: number; reservationIds: readonly number[] };
  };
  /** Records attendance on a day. */
  attended: { request: { userId: number; date: string }; response: undefined };
  /** A token of the user that is signed correctly and has expired. */
  'expired-token': { request: { userId: number }; response: { token: string } };
}

/** Makes states that the API cannot make. */
export interface Hook {
  readonly isConfigured: boolean;
  /** Throws `Untested` where there is no hook or it cannot make this state (501). */
  make<State extends keyof HookStates>(
    state: State,
    request: HookStates[State]['request'],
  ): Promise<HookStates[State]['response']>;
}

/** The hook at this URL; without one every state is untested. */
export function createHook(
  url: string | undefined,
  send: Send,
  headers: Readonly<Record<string, string>> = {},
): Hook {
  return {
    isConfigured: url !== undefined,
    make: async (state, request) => {
      if (url === undefined)
        throw new Untested('hook', `the API cannot make the state "${state}"; give a --hook`);
      const response = await send(
        new Request(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ state, ...request }),
        }),
      );
      if (response.status === 501)
        throw new Untested('hook', `the hook cannot make the state "${state}"`);
      const text = await response.text();
      if (!response.ok) throw new HookFailed(state, `${response.status} ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

/** The hook could not make a state that it knows. */
export class HookFailed extends Error {
  readonly state: string;
  /** Its status and body. */
  readonly actual: string;

  constructor(state: string, actual: string) {
    super(`the hook answered ${actual} to "${state}"`);
    this.name = 'HookFailed';
    this.state = state;
    this.actual = actual;
  }
}
