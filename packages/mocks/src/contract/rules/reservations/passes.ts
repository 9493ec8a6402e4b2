import { managerIdFor, plans } from '@fitness/api-contract/catalogue';
import { addDays, today } from '../../../dates.ts';
import { lastDayOf, sessionsOf } from '../../../domain/catalogue/plans.ts';
import { assertEqual, assertOrder, assertSameRows } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule, type Rule } from '../../harness/rule.ts';
import { requireSecondUser, requireUser } from '../../harness/users.ts';
import { openClass } from '../../fixtures/classes.ts';
import { begunClass, heldClass, reservedToday, timeWithin } from '../../fixtures/held-classes.ts';
import { readList } from '../../fixtures/lists.ts';
import {
  attendanceCall,
  buyPass,
  newMember,
  newPassHolder,
  paymentCall,
  planOf,
  type PassHolder,
} from '../../fixtures/members.ts';
import { historyOf, reservableClasses, reserve, todayOf } from '../../fixtures/reservations.ts';
import { assertReservationListed } from '../shared/listed-everywhere.ts';

/** The name, sessions, last day and trainer of the pass of every plan; newest first. */
async function everyPlan(context: Context): Promise<void> {
  const by = await newMember(context);
  const from = today(context.clock);
  const manager = requireUser(context, 'ROLE_MANAGER');
  const own = planOf(manager);
  const expected: unknown[] = [];
  for (const plan of plans) {
    const managerId = managerIdFor(plan, own.managerId) ?? managerIdFor(plan, 1) ?? 0;
    const call = paymentCall(by, { promotionId: plan.promotionId, managerId });
    await expectSuccess(context, call, `the payment of ${plan.name} is recorded`);
    expected.unshift([plan.name, sessionsOf(plan), lastDayOf(plan, from)]);
  }
  const list = await readList(context, { operation: 'listMyPromotions', by });
  assertEqual(
    list,
    'each plan opens a pass with its name, sessions and last day, newest first',
    expected,
    list.rows.map((row) => [row.promotionName, row.remainingSessionCount, row.expiredDate]),
  );
}

async function onlyOwnPasses(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  const list = await readList(context, { operation: 'listMyPromotions', by: other.by });
  const { nickname } = requireUser(context, 'ROLE_MANAGER');
  assertEqual(
    list,
    'a customer sees the own passes with their trainer, and no others',
    [[other.membershipId, nickname ?? list.rows[0]?.trainerName]],
    list.rows.map((row) => [row.membershipId, row.trainerName]),
  );
  const nobody = await newMember(context);
  const empty = await readList(context, { operation: 'listMyPromotions', by: nobody });
  assertEqual(empty, 'a new customer has no pass', [], empty.rows);
  const own = await readList(context, { operation: 'listMyPromotions', by: holder.by });
  assertEqual(own, 'a list is the same when it is read again', own.rows, [
    ...(await readList(context, { operation: 'listMyPromotions', by: holder.by })).rows,
  ]);
}

/** Another customer's pass is refused by each list of a pass. */
function ownPassOnly(
  operation: 'listReservableClasses' | 'listTodayReservations' | 'listReservationHistory',
): Rule {
  const title = "another customer's pass is a 403";
  return contractRule('other-peoples-pass', title, async (context) => {
    const { membershipId } = await newPassHolder(context);
    const { by } = await newPassHolder(context);
    const call = { operation, by, query: { membershipId } };
    await expectError(context, 'Forbidden', title, call);
  });
}

/** The classes of the pass's trainer and no others, by time, all still to come. */
async function reservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const manager = requireUser(context, 'ROLE_MANAGER');
  const opened = [await openClass(context, 2), await openClass(context, 1)];
  const list = await reservableClasses(context, holder);
  const listed = list.rows.filter((row) => opened.some(({ classId }) => classId === row.classId));
  assertSameRows(
    list,
    'every class of the trainer is reservable, once and at its own time',
    opened.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
    listed.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
  );
  assertEqual(
    list,
    "only the classes of the pass's trainer are reservable",
    [],
    list.rows.filter(({ trainerName }) => trainerName !== (manager.nickname ?? trainerName)),
  );
}

async function reservableOrder(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const [first, second] = [await openClass(context, 2), await openClass(context, 2)];
  await openClass(context, 2);
  const list = await reservableClasses(context, holder);
  const times = list.rows.map((row) => row.classTime);
  assertOrder(list, 'reservable classes come earliest first', times);
  const past = times.filter((time) => time.slice(0, 10) < today(context.clock));
  assertEqual(list, 'reservable classes are still to come', [], past);
  const found = list.rows.filter(({ classId }) =>
    [first.classId, second.classId].includes(classId),
  );
  assertEqual(list, 'the newest classes are reservable too', 2, found.length);
}

async function begunNotReservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const { classId } = await begunClass(context);
  const list = await reservableClasses(context, holder);
  const found = list.rows.filter((row) => row.classId === classId);
  assertEqual(list, 'a class that has begun is not reservable', [], found);
}

async function notReservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const by = requireSecondUser(context, 'ROLE_MANAGER');
  const { classId } = await openClass(context, 2, { by });
  const list = await reservableClasses(context, holder);
  const found = list.rows.filter((row) => row.classId === classId);
  assertEqual(list, "another trainer's class is not reservable with the pass", [], found);
}

async function todays(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  await reserve(context, holder, await openClass(context, 2));
  const { reservationIds, classTime } = await reservedToday(context, holder);
  const list = await todayOf(context, holder);
  assertEqual(
    list,
    "today's reservations of the pass are listed at the time of the class, and no others",
    [[reservationIds[0], classTime.slice(0, 16)]],
    list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
  );
  for (const other of [await newPassHolder(context), await secondPassOf(context, holder)]) {
    const empty = await todayOf(context, other);
    assertEqual(empty, 'reservations of today of other passes are not listed', [], empty.rows);
  }
}

/** Another pass of the same customer for the same trainer. */
async function secondPassOf(context: Context, { by }: PassHolder): Promise<PassHolder> {
  const plan = planOf(requireUser(context, 'ROLE_MANAGER'));
  return { by, membershipId: (await buyPass(context, by, plan)).membershipId };
}

/** Every reservation of the pass and no other, latest class first. */
async function history(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  const expected: unknown[] = [];
  for (let number = 0; number < 3; number += 1) {
    const studioClass = await openClass(context, 3);
    await reserve(context, other, studioClass);
    const id = await reserve(context, holder, studioClass);
    expected.push([id, studioClass.classTime.slice(0, 16)]);
  }
  const empty = await historyOf(context, await secondPassOf(context, holder));
  assertEqual(empty, 'the history of a new pass is empty', [], empty.rows);
  const list = await historyOf(context, holder);
  assertSameRows(
    list,
    'the history holds every reservation of the pass and no others',
    expected,
    list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
  );
}

async function historyOrder(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  for (let number = 0; number < 4; number += 1)
    await reserve(context, holder, await openClass(context, 2));
  const list = await historyOf(context, holder);
  const times = list.rows.map((row) => row.classTime);
  assertOrder(list, 'the history comes latest class first', times, 'descending');
}

/** Past classes by attendance: ATTENDED with it, ABSENT without. */
async function pastStatuses(context: Context): Promise<void> {
  const date = addDays(today(context.clock), -2);
  for (const status of ['ATTENDED', 'ABSENT'] as const) {
    const holder = await newPassHolder(context);
    const held = await heldClass(context, timeWithin(`${date}T10`), [holder]);
    if (status === 'ATTENDED')
      await context.hook.make('attended', { userId: holder.by.userId, date });
    const [id = 0] = held.reservationIds;
    await assertReservationListed(context, holder, held, id, status);
  }
}

/** Attendance earlier on the day does not count before the class starts. */
async function attendedEarlier(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await reservedToday(context, holder);
  const call = attendanceCall(context, holder.by);
  await expectSuccess(context, call, 'the first attendance of a day is recorded');
  const [id = 0] = studioClass.reservationIds;
  await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
}

/** A pass of another customer is listed neither before nor after a payment of their own. */
async function boughtTwice(context: Context): Promise<void> {
  const { by, membershipId } = await newPassHolder(context);
  const again = await buyPass(context, by, planOf(requireUser(context, 'ROLE_MANAGER')));
  const list = await readList(context, { operation: 'listMyPromotions', by });
  assertEqual(
    list,
    'a second pass of the same plan comes before the first',
    [again.membershipId, membershipId],
    list.rows.map((row) => row.membershipId),
  );
}

/** Passes, and the classes and reservations that are listed for one. */
export const passRules = {
  listMyPromotions: [
    contractRule('own-passes', 'a customer sees the own passes and no others', onlyOwnPasses),
    studioRule('every-plan', 'each plan opens its own kind of pass', everyPlan),
    studioRule('newest-first', 'the newest pass comes first', boughtTwice),
  ],
  listReservableClasses: [
    ownPassOnly('listReservableClasses'),
    contractRule('begun', 'a class that has begun is not reservable', begunNotReservable),
    contractRule('reservable', "the classes of the pass's trainer are reservable", reservable),
    studioRule('order', 'reservable classes come earliest first', reservableOrder),
    studioRule('other-trainers', "another trainer's classes are not reservable", notReservable),
  ],
  listTodayReservations: [
    ownPassOnly('listTodayReservations'),
    contractRule('todays', 'the reservations of today and no others are listed', todays),
  ],
  listReservationHistory: [
    ownPassOnly('listReservationHistory'),
    contractRule('complete', 'the history holds every reservation of the pass', history),
    contractRule('past-statuses', 'a past reservation is ATTENDED or ABSENT', pastStatuses),
    contractRule(
      'attended-earlier',
      'a coming class is RESERVED after attendance',
      attendedEarlier,
    ),
    studioRule('order', 'the history comes latest class first', historyOrder),
  ],
} as const;
