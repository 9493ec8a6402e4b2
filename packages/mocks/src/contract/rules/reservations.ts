import { healthPlans } from '@fitness/api-contract/catalogue';
import { addDays, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { hoursOfYesterday, isSameMinute } from '../fixtures/hours.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import {
  contractRule,
  studioRule,
  trainerOf,
  twoTrainers,
  type Context,
} from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import type { Call } from '../wire/call.ts';
import { isSuccess } from '../wire/exchange.ts';
import {
  classListed,
  notReservable,
  refused,
  reservationListed,
  seatsTaken,
  sendAtOnce,
  sendRepeatedly,
  sessionsLeft,
  sessionsListed,
} from './shared.ts';
import { stateModelRules } from './state-model.ts';

async function lastSession(context: Context): Promise<void> {
  const holder = await make.passHolder(context);
  const spare = 2;
  for (let left = await read.sessions(context, holder); left > spare; left -= 1)
    await make.reservation(context, holder, await make.openClass(context, 1));
  const sessions = await read.sessions(context, holder);
  const classes = [];
  for (let number = 0; number < sessions + 2; number += 1)
    classes.push(await make.openClass(context, 2));
  const all = classes.map(({ classId }) => calls.reserve(holder, classId));
  const exchanges = await sendAtOnce(context, all);
  const last = expect.last(exchanges);
  const count = expect.successes(exchanges, 'reservations never exceed the sessions', sessions);
  const never = 'the sessions left fall with each reservation and never below zero';
  await sessionsLeft(context, holder, last, never, sessions - count);
  await sessionsListed(context, holder, sessions - count);
  const studioClass = classes[exchanges.findIndex(isSuccess)];
  if (!studioClass) return;
  const { rows } = await read.history(context, holder);
  const row = rows.find((one) => isSameMinute(one.classTime, studioClass.classTime));
  const cancelled = await context.client.send(calls.cancel(holder, row?.reservationId ?? 0));
  const back = 'a cancellation gives a used-up pass one session back';
  await sessionsLeft(context, holder, cancelled, back, sessions - count + 1);
}

/** Cancels and reserves with the same pass, and reserves the same seat, at once; in rounds, since the requests may not meet. */
async function cancelledAtOnce(context: Context): Promise<void> {
  const holder = await make.passHolder(context);
  const other = await make.passHolder(context);
  for (let round = 0; round < 3; round += 1) {
    const [held, wanted] = [await make.openClass(context, 1), await make.openClass(context, 2)];
    const id = await make.reservation(context, holder, held);
    const before = await read.sessions(context, holder);
    const exchanges = await sendAtOnce(context, [
      calls.cancel(holder, id),
      calls.reserve(holder, wanted.classId),
      calls.reserve(other, held.classId),
    ]);
    const description = 'a cancellation and a reservation at once change the sessions by one each';
    expect.successes(exchanges, description, 3);
    const [back = 0, taken = 0, after = 0] = exchanges.map((one) => Number(isSuccess(one)));
    const last = expect.last(exchanges);
    await sessionsLeft(context, holder, last, description, before + back - taken);
    await seatsTaken(context, holder, last, held, 1 - back + after);
    await seatsTaken(context, holder, last, wanted, taken);
    expect.equal(last, 'one seat is taken once', true, 1 - back + after <= 1);
  }
}

/** Two passes of one customer reserve at once; one of them must be refused. */
async function reservedWithBoth(
  context: Context,
  all: readonly [Call, Call],
  passes: readonly make.PassHolder[],
): Promise<void> {
  const exchanges = await sendAtOnce(context, all);
  const count = expect.successes(exchanges, context.title, 1);
  const histories = await Promise.all(passes.map((pass) => read.history(context, pass)));
  const listed = histories.flatMap(({ rows }) => rows).length;
  expect.equal(expect.last(exchanges), context.title, count, listed);
}

async function reservedEverywhere(context: Context): Promise<void> {
  const holder = await make.passHolder(context);
  const other = await make.passHolder(context);
  const studioClass = await make.openClass(context, 3);
  const sessions = await read.sessions(context, holder);
  // Each list is read before too, which shows a cached response.
  await sessionsListed(context, holder, sessions);
  await classListed(context, holder, studioClass, 0);
  await read.history(context, holder);
  await read.todays(context, holder);
  const exchange = await expect.success(context, calls.reserve(other, studioClass.classId));
  const id = await make.reservation(context, holder, studioClass);
  await sessionsListed(context, holder, sessions - 1);
  await classListed(context, holder, studioClass, 2);
  await reservationListed(context, holder, studioClass, id, 'RESERVED');
  const nobodyElses = "a reservation uses nobody else's sessions";
  await sessionsLeft(context, other, exchange, nobodyElses, sessions - 1);
}

export const createReservation = [
  contractRule('listed-everywhere', 'every list shows a reservation', reservedEverywhere),
  contractRule('last-seat', 'one seat goes to one customer, also at once', async (context) => {
    const holder = await make.passHolder(context);
    const others = [await make.passHolder(context), await make.passHolder(context)];
    const studioClass = await make.openClass(context, 1);
    const all = [holder, ...others].map((one) => calls.reserve(one, studioClass.classId));
    const exchanges = await sendAtOnce(context, all);
    const count = expect.successes(exchanges, context.title, 1);
    await seatsTaken(context, holder, expect.last(exchanges), studioClass, count);
  }),
  contractRule('same-class-twice', 'reservations at once are one reservation', async (context) => {
    const studioClass = await make.openClass(context, 4);
    const holder = await make.passHolder(context);
    const before = await read.sessions(context, holder);
    const exchanges = await sendRepeatedly(context, calls.reserve(holder, studioClass.classId), 4);
    const last = expect.last(exchanges);
    const count = expect.successes(exchanges, context.title, 1);
    const { rows } = await read.history(context, holder);
    expect.equal(last, context.title, `${count} in the history`, `${rows.length} in the history`);
    await sessionsLeft(context, holder, last, 'a reservation uses one session', before - count);
  }),
  contractRule('cancelled-at-once', 'a pass keeps its sessions right at once', cancelledAtOnce),
  contractRule('two-passes', 'two passes of a customer reserve a class once', async (context) => {
    const first = await make.passHolder(context);
    const second = await make.pass(context, first.by);
    const { classId } = await make.openClass(context, 4);
    const all = [calls.reserve(first, classId), calls.reserve(second, classId)] as const;
    await reservedWithBoth(context, all, [first, second]);
  }),
  contractRule('last-session', 'concurrent reservations never exceed the sessions', lastSession),
  contractRule('other-peoples-pass', "another customer's pass is a 403", async (context) => {
    const holder = await make.passHolder(context);
    const by = await make.member(context);
    const { classId } = await make.openClass(context, 2);
    const call = calls.reserve({ by, membershipId: holder.membershipId }, classId);
    await refused(context, holder, classId, 'Forbidden', call);
  }),
  ...stateModelRules,
  studioRule('full-class', 'a full class cannot be reserved', async (context) => {
    const studioClass = await make.openClass(context, 1);
    await make.reservation(context, await make.passHolder(context), studioClass);
    const holder = await make.passHolder(context);
    await refused(context, holder, studioClass.classId, 'ClassFull');
  }),
  studioRule('already-reserved', 'a class can be reserved once', async (context) => {
    const studioClass = await make.openClass(context, 3);
    const holder = await make.passHolder(context);
    await make.reservation(context, holder, studioClass);
    await refused(context, holder, studioClass.classId, 'AlreadyReserved');
  }),
  studioRule('used-up-pass', 'a pass without sessions cannot reserve', async (context) => {
    const holder = await make.passHolder(context);
    const held = await make.reservedToday(context, holder);
    for (let left = await read.sessions(context, holder); left > 0; left -= 1)
      await make.reservation(context, holder, await make.openClass(context, 1));
    const { classId } = await make.openClass(context, 2);
    await refused(context, holder, classId, 'NoSessionsLeft');
    await reservationListed(context, holder, held, held.reservationId, 'RESERVED');
  }),
  studioRule('last-day', 'a pass is valid up to its last day', async (context) => {
    const holder = await make.passHolder(context);
    const [pass] = (await read.passes(context, holder.by)).rows;
    const date = pass?.expiredDate ?? '';
    const by = trainerOf(context);
    const late = await context.freeHours.takeOn(context, by, addDays(date, 1));
    const { classId } = await make.openClass(context, 2, { classTime: late ?? '' });
    await refused(context, holder, classId, 'MembershipExpired');
    const hidden = 'a class after the last day of the pass is not reservable';
    await notReservable(context, holder, classId, hidden);
    const classTime = (await context.freeHours.takeOn(context, by, date)) ?? '';
    await make.reservation(context, holder, await make.openClass(context, 2, { classTime }));
  }),
  studioRule('expired-pass', 'an expired pass cannot reserve', async (context) => {
    const holder = await make.passHolder(context);
    const { membershipId } = holder;
    const expiredDate = addDays(today(context.clock), -1);
    const { classId } = await make.openClass(context, 2);
    await context.hook.make('pass-expires', { membershipId, expiredDate });
    await refused(context, holder, classId, 'MembershipExpired');
  }),
  studioRule('other-kind-of-pass', 'a pass of another kind cannot reserve', async (context) => {
    const health = { promotionId: healthPlans[0]?.promotionId ?? 0, managerId: 0 };
    const holder = await make.pass(context, await make.member(context), health);
    const { classId } = await make.openClass(context, 2);
    await refused(context, holder, classId, 'ClassNotAllowed');
  }),
  studioRule('other-trainers-class', "a pass is for its trainer's classes", async (context) => {
    const holder = await make.passHolder(context);
    const [, by] = twoTrainers(context);
    const { classId } = await make.openClass(context, 2, { by });
    await refused(context, holder, classId, 'ClassNotAllowed');
  }),
  studioRule('same-hour', 'a customer reserves one class an hour', async (context) => {
    const [manager, second] = twoTrainers(context);
    const first = await make.passHolder(context);
    const classTime = await context.freeHours.take(context, manager, second);
    await make.reservation(context, first, await make.openClass(context, 2, { classTime }));
    const holder = await make.pass(context, first.by, make.planOf(second));
    const { classId } = await make.openClass(context, 2, { by: second, classTime });
    await refused(context, holder, classId, 'SameHourReserved');
  }),
  studioRule('same-hour-at-once', 'one class an hour, also at once', async (context) => {
    const [manager, by] = twoTrainers(context);
    const classTime = await context.freeHours.take(context, manager, by);
    const own = await make.openClass(context, 2, { classTime });
    const others = await make.openClass(context, 2, { by, classTime });
    const first = await make.passHolder(context);
    const second = await make.pass(context, first.by, make.planOf(by));
    const all = [calls.reserve(first, own.classId), calls.reserve(second, others.classId)] as const;
    await reservedWithBoth(context, all, [first, second]);
  }),
  studioRule('class-begun', 'a class that has begun cannot be reserved', async (context) => {
    const { classId } = await make.begunClass(context);
    await refused(context, await make.passHolder(context), classId, 'ClassBegun');
  }),
] as const;

async function cancelledEverywhere(context: Context): Promise<void> {
  const holder = await make.passHolder(context);
  const studioClass = await make.openClass(context, 3);
  const sessions = await read.sessions(context, holder);
  await make.reservation(context, await make.passHolder(context), studioClass);
  const id = await make.reservation(context, holder, studioClass);
  // Each list is read before too, which shows a cached response.
  await sessionsListed(context, holder, sessions - 1);
  await classListed(context, holder, studioClass, 2);
  await reservationListed(context, holder, studioClass, id, 'RESERVED');
  await expect.success(context, calls.cancel(holder, id));
  await sessionsListed(context, holder, sessions);
  await classListed(context, holder, studioClass, 1);
  await reservationListed(context, holder, studioClass, id, 'CANCELLED');
}

export const cancelReservation = [
  contractRule('listed-everywhere', 'every list shows a cancellation', cancelledEverywhere),
  contractRule('cancelled-today', "a cancellation leaves today's list", async (context) => {
    const holder = await make.passHolder(context);
    const studioClass = await make.reservedToday(context, holder);
    const id = studioClass.reservationId;
    await reservationListed(context, holder, studioClass, id, 'RESERVED');
    await expect.success(context, calls.cancel(holder, id));
    await reservationListed(context, holder, studioClass, id, 'CANCELLED');
  }),
  contractRule('cancelled-concurrently', 'concurrent cancellations count once', async (context) => {
    const studioClass = await make.openClass(context, 2);
    const holder = await make.passHolder(context);
    const id = await make.reservation(context, holder, studioClass);
    const before = await read.sessions(context, holder);
    const exchanges = await sendRepeatedly(context, calls.cancel(holder, id), 4);
    const last = expect.last(exchanges);
    const count = expect.successes(exchanges, 'a reservation is cancelled once', 1);
    const back = 'a cancellation gives one session back, once';
    await sessionsLeft(context, holder, last, back, before + count);
    await seatsTaken(context, holder, last, studioClass, 1 - count);
  }),
  contractRule('other-peoples-reservation', 'a reservation of others is a 403', async (context) => {
    const holder = await make.passHolder(context);
    const other = await make.passHolder(context);
    const studioClass = await make.openClass(context, 2);
    const id = await make.reservation(context, holder, studioClass);
    await refused(context, holder, studioClass.classId, 'Forbidden', calls.cancel(other, id));
  }),
  studioRule('cancelled-twice', 'a reservation is cancelled once', async (context) => {
    const holder = await make.passHolder(context);
    const studioClass = await make.openClass(context, 2);
    const call = calls.cancel(holder, await make.reservation(context, holder, studioClass));
    await expect.success(context, call);
    await refused(context, holder, studioClass.classId, 'ReservationNotFound', call);
  }),
  studioRule('begun', 'a reservation of a begun class cannot be cancelled', async (context) => {
    const own = await make.passHolder(context);
    const past = await make.heldClass(context, hoursOfYesterday(context), [own]);
    const begun = await make.begunClass(context);
    for (const { classId, reservationId, holder } of [begun, { ...past, holder: own }]) {
      const call = calls.cancel(holder, reservationId);
      await refused(context, holder, classId, 'ReservationBegun', call);
    }
  }),
] as const;
