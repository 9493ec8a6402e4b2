import { CannotRun, Untested } from '../harness/untested.ts';
import type { Transport } from './transport.ts';

/** The states that the API cannot create, by name, with the hook's request and response (docs/backend-team.md#the-hook). */
export interface HookStates {
  clock: { request: { now?: string }; response: undefined };
  'pass-expires': { request: { membershipId: number; expiredDate: string }; response: undefined };
  'payment-made': {
    request: { userId: number; promotionId: number; managerId: number; paidAt: string };
    response: { membershipId: number };
  };
  'class-held': {
    request: {
      managerUserId: number;
      classTime: string;
      maxCustomer: number;
      membershipIds: readonly number[];
    };
    response: { classId: number; reservationIds: readonly number[] };
  };
  attended: { request: { userId: number; date: string }; response: undefined };
  'expired-token': { request: { userId: number }; response: { token: string } };
}

/** Makes states that the API cannot make. */
export interface Hook {
  readonly isConfigured: boolean;
  readonly made: readonly (keyof HookStates)[];
  /** Throws `Untested` where there is no hook or it cannot make this state (501). */
  make<State extends keyof HookStates>(
    state: State,
    request: HookStates[State]['request'],
  ): Promise<HookStates[State]['response']>;
}

/** The hook could not make a state that it knows. */
export class HookFailed extends Error {
  readonly state: string;
  readonly status: number;
  readonly text: string;

  constructor(state: string, status: number, text: string) {
    super(`the hook answered ${status} ${text} to "${state}"`);
    this.state = state;
    this.status = status;
    this.text = text;
  }
}

/** The hook at this URL; without one every state is untested. */
export function createHook(url: string | undefined, transport: Transport, isSafe: boolean): Hook {
  const made: (keyof HookStates)[] = [];
  return {
    made,
    isConfigured: url !== undefined,
    make: async (state, request) => {
      if (url === undefined)
        throw new Untested('hook', `the API cannot make the state "${state}"; give a --hook`);
      if (isSafe) throw new Untested('safe', 'with --safe nothing is written');
      const { status, text, failure } = await transport.post(url, { state, ...request });
      if (status === 501) throw new Untested('hook', `the hook cannot make the state "${state}"`);
      if (failure !== undefined) throw new CannotRun(`The hook ${url} gives ${failure}.`);
      if (status >= 300) throw new HookFailed(state, status, text);
      made.push(state);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}
