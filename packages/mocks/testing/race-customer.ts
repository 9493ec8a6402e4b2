import { ApiError, createApiClient, type ApiClient } from '@fitness/api-contract/client';
import { decodeJwt } from 'jose';
import { DEMO_PASSWORD } from '../src/scenarios/demo-accounts.ts';

/** A customer with one pass; actions resolve to `done`, or to status and message. */
export interface Customer {
  readonly reserve: (classId: number) => Promise<string>;
  /** Cancels the reservation that has not been cancelled. */
  readonly cancel: () => Promise<string>;
  /** The sessions left of the pass. */
  readonly sessions: () => Promise<number | null | undefined>;
  /** The classes that the pass is valid for. */
  readonly classes: () => Promise<{ classId: number | null; currentCustomer: number | null }[]>;
}

const outcomeOf = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return `${error.status} ${error.message}`;
    },
  );

/** A client that is signed in as a demo account. */
export async function signedIn(baseUrl: string, username: string) {
  let token: string | null = null;
  const client = createApiClient({ baseUrl, product: 'fitness', getToken: () => token });
  const answer = await client.POST('/api/auth/signin', {
    body: { username, password: DEMO_PASSWORD },
  });
  token = (answer as { token: string }).token;
  return { client, userId: Number(decodeJwt(token).jti) };
}

/** Signs a demo account in and buys its only pass. */
export async function customerWithPass(
  url: string,
  username: string,
  plan: { promotionId: number; managerId: number },
): Promise<Customer> {
  const { client, userId } = await signedIn(url, username);
  await client.POST('/api/{product}/pay', {
    body: {
      reqMembershipDto: { userId, promotionId: plan.promotionId },
      reqPayDto: { uuid: crypto.randomUUID(), userId, ...plan, paymentMethod: 'KAKAOPAY' },
    },
  });
  const membershipId = (await passOf(client))?.membershipId ?? 0;
  const query = { membershipId };
  return {
    reserve: (classId) =>
      outcomeOf(client.POST('/api/{product}/reservation', { body: { classId, membershipId } })),
    cancel: async () => {
      const history = await client.GET('/api/{product}/reservation/history', { params: { query } });
      const id = history.find(({ status }) => status === 'RESERVED')?.reservationId ?? 0;
      return outcomeOf(
        client.DELETE('/api/{product}/reservations/{id}', { params: { path: { id } } }),
      );
    },
    sessions: async () => (await passOf(client))?.remainingSessionCount,
    classes: () => client.GET('/api/{product}/classes/reservable', { params: { query } }),
  };
}

async function passOf(client: ApiClient) {
  const passes = await client.GET('/api/{product}/reservations/available-promotions');
  return passes[0];
}
