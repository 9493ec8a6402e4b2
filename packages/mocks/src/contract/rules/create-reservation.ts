import { healthPlans } from '@fitness/api-contract/catalogue';
import { addDays, today } from '../../dates.ts';
import { isSameMinute, openClass } from '../fixtures/classes.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import {
  buyPass,
  newMember,
  newPassHolder,
  passesOf,
  planOf,
  type PassHolder,
} from '../fixtures/members.ts';
import {
  assertSeatsTaken,
  assertSessions,
  begunClass,
  cancelCall,
  historyOf,
  remainingSessions,
  reserve,
  reserveCall,
  reservedToday,
  todayOf,
} from '../fixtures/reservations.ts';
import { assertEqual, countSuccesses, lastExchange } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectError, expectSuccess } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { requireUser } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import { isSuccess } from '../wire/exchange.ts';
import {
  assertClassListed,
  assertNotReservable,
  assertReservationListed,
  assertSessionsEverywhere,
  expectRefusal,
  sendConcurrently,
  sendRepeatedly,
  twoTrainers,
} from './shared.ts';
import { stateModelRules } from './state-model.ts';

/** Reserves more classes than the pass has sessions, then cancels one. */
async function lastSession(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const spare = 2;
  for (let left = await remainingSessions(context, holder); left > spare; left -= 1)
    await reserve(context, holder, await openClass(context, 1));
  const sessions = await remainingSessions(context, holder);
  const classes = [];
  for (let number = 0; number < sessions + 2; number += 1)
    classes.push(await openClass(context, 2));
  const exchanges = await sendConcurrently(
    context,
    classes.map(({ classId }) => reserveCall(holder, classId)),
  );
  const last = lastExchange(exchanges);
  const count = countSuccesses(exchanges, 'reservations never exceed the sessions', sessions);
  const never = 'the sessions left fall with each reservation and never below zero';
  await assertSessions(context, holder, last, never, sessions - count);
  const manager = requireUser(context, 'ROLE_MANAGER');
  await assertSessionsEverywhere(context, holder, manager, sessions - count);
  const studioClass = classes[exchanges.findIndex(isSuccess)];
  if (!studioClass) return;
  const { rows } = await historyOf(context, holder);
  const row = rows.find((one) => isSameMinute(one.classTime, studioClass.classTime));
  const cancelled = await context.client.send(cancelCall(holder, row?.reservationId ?? 0));
  const back = 'a cancellation gives a used-up pass one session back';
  await assertSessions(context, holder, cancelled, back, sessions - count + 1);
}

/** Cancels and reserves with the same pass, and reserves the same seat, at once; in rounds, since the requests may not meet. */
async function cancelledAtOnce(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  for (let round = 0; round < 3; round += 1) {
    const [held, wanted] = [await openClass(context, 1), await openClass(context, 2)];
    const id = await reserve(context, holder, held);
    const before = await remainingSessions(context, holder);
    const exchanges = await sendConcurrently(context, [
      cancelCall(holder, id),
      reserveCall(holder, wanted.classId),
      reserveCall(other, held.classId),
    ]);
    const description = 'a cancellation and a reservation at once change the sessions by one each';
    countSuccesses(exchanges, description, 3);
    const [back = 0, taken = 0, after = 0] = exchanges.map((one) => Number(isSuccess(one)));
    const last = lastExchange(exchanges);
    await assertSessions(context, holder, last, description, before + back - taken);
    await assertSeatsTaken(context, holder, last, held, 1 - back + after);
    await assertSeatsTaken(context, holder, last, wanted, taken);
    assertEqual(last, 'one seat is taken once', true, 1 - back + after <= 1);
  }
}

/** Two passes of one customer reserve at once; one of them must be refused. */
async function reserveWithBoth(
  context: Context,
  calls: readonly [Call, Call],
  passes: readonly PassHolder[],
  description: string,
): Promise<void> {
  const exchanges = await sendConcurrently(context, calls);
  const count = countSuccesses(exchanges, description, 1);
  const histories = await Promise.all(passes.map((pass) => historyOf(context, pass)));
  const listed = histories.flatMap(({ rows }) => rows).length;
  assertEqual(lastExchange(exchanges), description, count, listed);
}

export const createReservation = [
  contractRule(
    'listed-everywhere',
    'a reservation takes one seat and one session, and every list shows it',
    async (context) => {
      const holder = await newPassHolder(context);
      const other = await newPassHolder(context);
      const studioClass = await openClass(context, 3);
      const sessions = await remainingSessions(context, holder);
      // Each list is read before too, which shows a cached response.
      await assertSessionsEverywhere(context, holder, studioClass.by, sessions);
      await assertClassListed(context, holder, studioClass, 0);
      await historyOf(context, holder);
      await todayOf(context, holder);
      const call = reserveCall(other, studioClass.classId);
      const exchange = await expectSuccess(
        context,
        call,
        'a class with free seats can be reserved',
      );
      const id = await reserve(context, holder, studioClass);
      await assertSessionsEverywhere(context, holder, studioClass.by, sessions - 1);
      await assertClassListed(context, holder, studioClass, 2);
      await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
      const nobodyElses = "a reservation uses nobody else's sessions";
      await assertSessions(context, other, exchange, nobodyElses, sessions - 1);
    },
  ),
  contractRule('last-seat', 'concurrent reservations never exceed the seats', async (context) => {
    const holder = await newPassHolder(context);
    const others = [await newPassHolder(context), await newPassHolder(context)];
    const studioClass = await openClass(context, 1);
    const exchanges = await sendConcurrently(
      context,
      [holder, ...others].map((one) => reserveCall(one, studioClass.classId)),
    );
    const description = 'one seat that is reserved concurrently goes to one customer';
    const count = countSuccesses(exchanges, description, 1);
    await assertSeatsTaken(context, holder, lastExchange(exchanges), studioClass, count);
  }),
  contractRule(
    'same-class-twice',
    'concurrent reservations of one customer count once',
    async (context) => {
      const studioClass = await openClass(context, 4);
      const holder = await newPassHolder(context);
      const before = await remainingSessions(context, holder);
      const exchanges = await sendRepeatedly(context, reserveCall(holder, studioClass.classId), 4);
      const last = lastExchange(exchanges);
      const description = 'a customer who reserves one class concurrently gets one reservation';
      const count = countSuccesses(exchanges, description, 1);
      const { rows } = await historyOf(context, holder);
      assertEqual(last, description, `${count} in the history`, `${rows.length} in the history`);
      await assertSessions(context, holder, last, 'a reservation uses one session', before - count);
    },
  ),
  contractRule(
    'cancelled-at-once',
    'reservations and cancellations of a pass at once keep its sessions right',
    cancelledAtOnce,
  ),
  contractRule('two-passes', 'two passes of a customer reserve a class once', async (context) => {
    const first = await newPassHolder(context);
    const second = await buyPass(context, first.by);
    const { classId } = await openClass(context, 4);
    const calls = [reserveCall(first, classId), reserveCall(second, classId)] as const;
    const description = 'a class that is reserved with two passes at once is reserved once';
    await reserveWithBoth(context, calls, [first, second], description);
  }),
  contractRule('last-session', 'concurrent reservations never exceed the sessions', lastSession),
  contractRule('other-peoples-pass', "another customer's pass is a 403", async (context) => {
    const holder = await newPassHolder(context);
    const by = await newMember(context);
    const { classId } = await openClass(context, 2);
    const call = reserveCall({ by, membershipId: holder.membershipId }, classId);
    const description = "a class cannot be reserved with another customer's pass";
    await expectRefusal(context, holder, classId, 'Forbidden', description, call);
  }),
  ...stateModelRules,
  studioRule('full-class', 'a full class cannot be reserved', async (context) => {
    const studioClass = await openClass(context, 1);
    await reserve(context, await newPassHolder(context), studioClass);
    const holder = await newPassHolder(context);
    await expectRefusal(context, holder, studioClass.classId, 'ClassFull', 'a full class is a 409');
  }),
  studioRule('already-reserved', 'a class can be reserved once', async (context) => {
    const studioClass = await openClass(context, 3);
    const holder = await newPassHolder(context);
    await reserve(context, holder, studioClass);
    const description = 'a second reservation is a 409';
    await expectRefusal(context, holder, studioClass.classId, 'AlreadyReserved', description);
  }),
  studioRule('used-up-pass', 'a pass without sessions cannot reserve', async (context) => {
    const holder = await newPassHolder(context);
    const held = await reservedToday(context, holder);
    for (let left = await remainingSessions(context, holder); left > 0; left -= 1)
      await reserve(context, holder, await openClass(context, 1));
    const { classId } = await openClass(context, 2);
    await expectRefusal(context, holder, classId, 'NoSessionsLeft', 'a used-up pass is a 409');
    await assertReservationListed(context, holder, held, held.reservationId, 'RESERVED');
  }),
  studioRule('last-day', 'a pass is valid up to its last day', async (context) => {
    const holder = await newPassHolder(context);
    const [pass] = await passesOf(context, holder.by);
    const date = pass?.expiredDate ?? '';
    const by = requireUser(context, 'ROLE_MANAGER');
    const late = await context.freeHours.takeOn(context, by, addDays(date, 1));
    const { classId } = await openClass(context, 2, { classTime: late ?? '' });
    const refused = 'a class after the last day of the pass is a 409';
    await expectRefusal(context, holder, classId, 'MembershipExpired', refused);
    const hidden = 'a class after the last day of the pass is not reservable';
    await assertNotReservable(context, holder, classId, hidden);
    const last = await context.freeHours.takeOn(context, by, date);
    await reserve(context, holder, await openClass(context, 2, { classTime: last ?? '' }));
  }),
  studioRule('expired-pass', 'an expired pass cannot reserve', async (context) => {
    const holder = await newPassHolder(context);
    const { membershipId } = holder;
    const expiredDate = addDays(today(context.clock), -1);
    const { classId } = await openClass(context, 2);
    await context.hook.make('pass-expires', { membershipId, expiredDate });
    await expectRefusal(context, holder, classId, 'MembershipExpired', 'an expired pass is a 409');
  }),
  studioRule('other-kind-of-pass', 'a pass of another kind cannot reserve', async (context) => {
    const promotionId = healthPlans[0]?.promotionId ?? 0;
    const holder = await buyPass(context, await newMember(context), { promotionId, managerId: 0 });
    const { classId } = await openClass(context, 2);
    const description = 'a class cannot be reserved with a health pass';
    await expectRefusal(context, holder, classId, 'ClassNotAllowed', description);
  }),
  studioRule('other-trainers-class', "a pass is for its trainer's classes", async (context) => {
    const holder = await newPassHolder(context);
    const [, by] = twoTrainers(context);
    const { classId } = await openClass(context, 2, { by });
    const description = "a class cannot be reserved with another trainer's pass";
    await expectRefusal(context, holder, classId, 'ClassNotAllowed', description);
  }),
  studioRule('same-hour', 'a customer reserves one class an hour', async (context) => {
    const [manager, second] = twoTrainers(context);
    const first = await newPassHolder(context);
    const classTime = await context.freeHours.take(context, manager, second);
    await reserve(context, first, await openClass(context, 2, { classTime }));
    const holder = await buyPass(context, first.by, planOf(second));
    const { classId } = await openClass(context, 2, { by: second, classTime });
    const description = 'another class at the same hour is a 409';
    await expectRefusal(context, holder, classId, 'SameHourReserved', description);
  }),
  studioRule('same-hour-at-once', 'one class an hour, also at once', async (context) => {
    const [manager, by] = twoTrainers(context);
    const classTime = await context.freeHours.take(context, manager, by);
    const own = await openClass(context, 2, { classTime });
    const others = await openClass(context, 2, { by, classTime });
    const first = await newPassHolder(context);
    const second = await buyPass(context, first.by, planOf(by));
    const calls = [reserveCall(first, own.classId), reserveCall(second, others.classId)] as const;
    const description = 'two classes of one hour that are reserved at once are one reservation';
    await reserveWithBoth(context, calls, [first, second], description);
  }),
  studioRule('unknown-class', 'an unknown class is a 404', async (context) => {
    const call = reserveCall(await newPassHolder(context), unknownId());
    await expectError(context, 'ClassNotFound', 'an unknown class is a 404', call);
  }),
  studioRule(
    'class-begun',
    'a class that has begun cannot be reserved',
    async (context) => {
      const { classId } = await begunClass(context);
      const holder = await newPassHolder(context);
      const description = 'a class that has begun is a 409';
      await expectRefusal(context, holder, classId, 'ClassBegun', description);
    },
    { reaches: ['ClassBegun'] },
  ),
] as const;
