import { CannotRun, Untested } from '../harness/untested.ts';
import type { WireRequest } from './call.ts';
import { parsed } from './exchange.ts';
import type { WireResponse } from './send-request.ts';
import type { Transport } from './transport.ts';

/** The states that the API cannot create, by name, with the hook's request and response (docs/contract-and-mock-backend.md#the-hook). */
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

export interface Hook {
  readonly isConfigured: boolean;
  readonly made: readonly (keyof HookStates)[];
  /** Throws `Untested` where there is no hook or it cannot make this state (501). */
  make<State extends keyof HookStates>(
    state: State,
    request: HookStates[State]['request'],
  ): Promise<HookStates[State]['response']>;
}

/** The fields without which the response cannot be used. */
const FIELDS: Partial<Readonly<Record<keyof HookStates, readonly string[]>>> = {
  'payment-made': ['membershipId'],
  'class-held': ['classId', 'reservationIds'],
  'expired-token': ['token'],
};

/** The hook did not make a state that it knows, or not as it must respond. */
export class HookFailed extends Error {
  readonly request: WireRequest;
  readonly status: number;
  readonly actual: string;

  constructor(state: keyof HookStates, response: WireResponse & { request: WireRequest }) {
    super(`the hook answers ${response.status} ${response.text} to "${state}"`);
    this.request = response.request;
    this.status = response.status;
    this.actual = `${response.status} ${response.text}`;
  }
}

export function createHook(url: string | undefined, transport: Transport, isSafe: boolean): Hook {
  const made: (keyof HookStates)[] = [];
  return {
    made,
    isConfigured: url !== undefined,
    make: async (state, request) => {
      if (url === undefined)
        throw new Untested('hook', `the API cannot make the state "${state}"; give a --hook`);
      if (isSafe) throw new Untested('safe', 'with --safe nothing is written');
      const response = await transport.post(url, { state, ...request });
      const { status, text, failure } = response;
      if (status === 501) throw new Untested('hook', `the hook cannot make the state "${state}"`);
      if (failure !== undefined) throw new CannotRun(`The hook ${url} gives ${failure}.`);
      const body = parsed(text);
      const fields = Object.keys(Object(body));
      if (status >= 300 || FIELDS[state]?.some((name) => !fields.includes(name)))
        throw new HookFailed(state, response);
      made.push(state);
      return body as HookStates[typeof state]['response'];
    },
  };
}
