import { ApiError } from '@fitness/api-contract/client';
import { expect } from 'vitest';
import { NOW } from './now.ts';
import { startProcess } from './server-process.ts';
import { signedIn } from './signed-in.ts';

/** Group pilates with 50 sessions, by its instructor. */
const plan = { promotionId: 8, managerId: 5 };
const full = '409 마감된 수업입니다.';

type Customer = Awaited<ReturnType<typeof customerWithPass>>;

/**
 * Two customers reserve the only seat of a class at the same time, over HTTP; then the one cancels
 * while the other one and a third compete for the seat. Seats and sessions are right after each.
 */
export async function raceForSeats(rounds: number): Promise<void> {
  const server = await startProcess('--scenario', 'empty', '--clock', NOW);
  const { client: instructor } = await signedIn(server.url(), 'pilates5');
  const one = await customerWithPass(server.url(), 'customer1');
  const other = await customerWithPass(server.url(), 'customer2');
  const third = await customerWithPass(server.url(), 'customer3');
  for (let round = 0; round < rounds; round += 1) {
    await instructor.POST('/api/{product}/classes', {
      body: {
        classSubjectId: 2,
        classTime: '2026-11-21T10:00:00',
        classMaxCustomer: 1,
        classCustomerReserve: 0,
      },
    });
    const classId = (await one.classes())[0]?.classId ?? 0;
    // The customers take turns in sending first.
    const [first, second] = round % 2 === 0 ? [one, other] : [other, one];
    const [winner, loser] = await raceForSeat(classId, first, second);
    await raceForFreedSeat(classId, winner, loser, third);
    await instructor.DELETE('/api/{product}/classes/{classId}', { params: { path: { classId } } });
    expect(await sessionsOf(one, other, third)).toEqual([50, 50, 50]);
  }
  await server.end('SIGTERM');
}

/** Both reserve; returns who has the seat and who has not. */
async function raceForSeat(classId: number, first: Customer, second: Customer) {
  const outcomes = await Promise.all([first.reserve(classId), second.reserve(classId)]);
  expect(outcomes.toSorted()).toEqual([full, 'done']);
  const [winner, loser] =
    outcomes[0] === 'done' ? ([first, second] as const) : ([second, first] as const);
  expect(await seatsTaken(loser)).toBe(1);
  expect(await sessionsOf(winner, loser)).toEqual([49, 50]);
  return [winner, loser] as const;
}

/** One cancels while two others reserve. */
async function raceForFreedSeat(
  classId: number,
  holder: Customer,
  ...others: [Customer, Customer]
) {
  const reserveBoth = () => others.map((other) => other.reserve(classId));
  const [cancelled, ...raced] = await Promise.all([holder.cancel(), ...reserveBoth()]);
  expect(cancelled).toBe('done');
  // Both may have been handled before the cancellation; then the seat is free.
  const outcomes = raced.includes('done') ? raced : await Promise.all(reserveBoth());
  expect(outcomes.toSorted()).toEqual([full, 'done']);
  expect(await seatsTaken(holder)).toBe(1);
  expect(await sessionsOf(holder, ...others)).toEqual([
    50,
    ...outcomes.map((outcome) => (outcome === 'done' ? 49 : 50)),
  ]);
}

function sessionsOf(...customers: Customer[]) {
  return Promise.all(customers.map((customer) => customer.sessions()));
}

async function seatsTaken(customer: Customer) {
  return (await customer.classes())[0]?.currentCustomer;
}

/** A demo account that has bought its only pass; reserving and cancelling resolve to `done`, or to status and message. */
async function customerWithPass(url: string, username: string) {
  const { client, userId } = await signedIn(url, username);
  const passOf = async () =>
    (await client.GET('/api/{product}/reservations/available-promotions'))[0];
  await client.POST('/api/{product}/pay', {
    body: {
      reqMembershipDto: { userId, promotionId: plan.promotionId },
      reqPayDto: { uuid: crypto.randomUUID(), userId, ...plan, paymentMethod: 'KAKAOPAY' },
    },
  });
  const membershipId = (await passOf())?.membershipId ?? 0;
  const params = { query: { membershipId } };
  return {
    reserve: (classId: number) =>
      outcomeOf(client.POST('/api/{product}/reservation', { body: { classId, membershipId } })),
    cancel: async () => {
      const history = await client.GET('/api/{product}/reservation/history', { params });
      const id = history.find(({ status }) => status === 'RESERVED')?.reservationId ?? 0;
      return outcomeOf(
        client.DELETE('/api/{product}/reservations/{id}', { params: { path: { id } } }),
      );
    },
    sessions: async () => (await passOf())?.remainingSessionCount,
    classes: () => client.GET('/api/{product}/classes/reservable', { params }),
  };
}

async function outcomeOf(action: Promise<unknown>): Promise<string> {
  try {
    await action;
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.status} ${error.message}`;
  }
}
