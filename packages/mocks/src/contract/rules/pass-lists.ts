import { healthPlans, managerIdFor, planOfPass, plans } from '@fitness/api-contract/catalogue';
import { addDays, addMonths, today } from '../../dates.ts';
import { hoursOf, openClass } from '../fixtures/classes.ts';
import { allUsers, membersOf, readList } from '../fixtures/lists.ts';
import {
  attendanceCall,
  buyPass,
  newMember,
  newPassHolder,
  paymentCall,
  planOf,
  type PassHolder,
} from '../fixtures/members.ts';
import {
  begunClass,
  heldClass,
  historyOf,
  remainingSessions,
  reservableClasses,
  reserve,
  reservedToday,
  todayOf,
} from '../fixtures/reservations.ts';
import { assertEqual, assertOrder, assertSameRows } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectError, expectSuccess } from '../harness/expectations.ts';
import { contractRule, studioRule, type Rule } from '../harness/rule.ts';
import { requireUser, type User } from '../harness/users.ts';
import {
  assertNotReservable,
  assertReservationListed,
  assertSessionsEverywhere,
  twoTrainers,
  viewsApart,
  type View,
} from './shared.ts';

const ownPasses = (context: Context, by: User) =>
  readList(context, { operation: 'listMyPromotions', by });

/** An expired pass is in every list as before, with its last day; only its classes are gone. */
async function expiredEverywhere(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const manager = requireUser(context, 'ROLE_MANAGER');
  const held = await reservedToday(context, holder);
  const sessions = await remainingSessions(context, holder);
  const expiredDate = addDays(today(context.clock), -1);
  await context.hook.make('pass-expires', { membershipId: holder.membershipId, expiredDate });
  await assertSessionsEverywhere(context, holder, manager, sessions);
  const { userId, ph } = holder.by;
  const lists = [
    await ownPasses(context, holder.by),
    await allUsers(context),
    await membersOf(context, manager),
  ];
  const isOwn = (row: object) =>
    ('userId' in row ? row.userId === userId : true) && ('ph' in row ? row.ph === ph : true);
  for (const list of lists)
    assertEqual(
      list,
      'an expired pass is listed with its last day',
      [expiredDate],
      list.rows.filter(isOwn).map((row) => row.expiredDate),
    );
  const { rows, ...classes } = await reservableClasses(context, holder);
  assertEqual(classes, 'an expired pass has no reservable classes', [], rows);
  await assertReservationListed(context, holder, held, held.reservationId, 'RESERVED');
}

export const listMyPromotions = [
  contractRule('own-passes', 'a customer sees the own passes and no others', async (context) => {
    const holder = await newPassHolder(context);
    const other = await newPassHolder(context);
    const list = await ownPasses(context, other.by);
    const { nickname } = requireUser(context, 'ROLE_MANAGER');
    assertEqual(
      list,
      'a customer sees the own passes with their trainer, and no others',
      [[other.membershipId, nickname ?? list.rows[0]?.trainerName]],
      list.rows.map((row) => [row.membershipId, row.trainerName]),
    );
    const empty = await ownPasses(context, await newMember(context));
    assertEqual(empty, 'a new customer has no pass', [], empty.rows);
    const own = await ownPasses(context, holder.by);
    const again = await ownPasses(context, holder.by);
    assertEqual(own, 'a list is the same when it is read again', own.rows, again.rows);
  }),
  studioRule('every-plan', 'each plan opens its own kind of pass', async (context) => {
    const by = await newMember(context);
    const from = today(context.clock);
    const own = planOf(requireUser(context, 'ROLE_MANAGER'));
    const expected: unknown[] = [];
    for (const plan of plans) {
      const managerId = managerIdFor(plan, own.managerId) ?? managerIdFor(plan, 1) ?? 0;
      const call = paymentCall(by, { promotionId: plan.promotionId, managerId });
      await expectSuccess(context, call, `the payment of ${plan.name} is recorded`);
      const lastDay =
        plan.kind === 'health'
          ? addMonths(from, plan.months + plan.bonusMonths)
          : addDays(from, plan.validDays);
      expected.unshift([plan.name, 'sessions' in plan ? plan.sessions : null, lastDay]);
    }
    const list = await ownPasses(context, by);
    assertEqual(
      list,
      'each plan opens a pass with its name, sessions and last day, newest first',
      expected,
      list.rows.map((row) => [
        planOfPass(row.promotionName)?.name,
        row.remainingSessionCount,
        row.expiredDate,
      ]),
    );
  }),
  studioRule('expired-everywhere', 'an expired pass stays in every list', expiredEverywhere),
  studioRule('newest-first', 'the newest pass comes first', async (context) => {
    const first = await newPassHolder(context);
    // In an order that neither their plans nor their last days give.
    const promotionId = healthPlans[0]?.promotionId ?? 0;
    const health = await buyPass(context, first.by, { promotionId, managerId: 0 });
    const last = await buyPass(context, first.by);
    const list = await ownPasses(context, first.by);
    assertEqual(
      list,
      'the newest pass comes first, also among those of one second',
      [last, health, first].map(({ membershipId }) => membershipId),
      list.rows.map((row) => row.membershipId),
    );
  }),
  viewsApart("a customer's passes are apart from those of another", async (context) => {
    const view = (by: PassHolder['by']): View => ({
      call: { operation: 'listMyPromotions', by },
      add: () => buyPass(context, by),
    });
    return [view(await newMember(context)), view(await newMember(context))];
  }),
] as const;

type ListOfPass = 'listReservableClasses' | 'listTodayReservations' | 'listReservationHistory';

function ownPassOnly(operation: ListOfPass): Rule {
  const title = "another customer's pass is a 403";
  return contractRule('other-peoples-pass', title, async (context) => {
    const owner = await newPassHolder(context);
    const { by } = await newPassHolder(context);
    const call = { operation, by, query: { membershipId: owner.membershipId } };
    await expectError(context, 'Forbidden', title, call);
    await expectSuccess(context, { ...call, by: owner.by }, 'the owner of a pass gets its list');
    await expectError(context, 'Forbidden', `${title}, also after its owner has got it`, call);
  });
}

/** A list as it is read with a pass. */
function viewOf(operation: ListOfPass, pass: PassHolder, add: View['add']): View {
  const { by, membershipId } = pass;
  return { call: { operation, by, query: { membershipId } }, add };
}

async function reservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const { nickname } = requireUser(context, 'ROLE_MANAGER');
  const opened = [await openClass(context, 2), await openClass(context, 1)];
  const list = await reservableClasses(context, holder);
  const listed = list.rows.filter((row) => opened.some(({ classId }) => classId === row.classId));
  assertSameRows(
    list,
    'every class of the trainer is reservable, once and at its own time',
    opened.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
    listed.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
  );
  const others = list.rows.filter((row) => row.trainerName !== (nickname ?? row.trainerName));
  assertEqual(list, "only the classes of the pass's trainer are reservable", [], others);
}

/** The classes of two trainers, as they are listed for a pass and for another one. */
async function classesApart(
  context: Context,
  otherPass: (holder: PassHolder, trainer: User) => Promise<PassHolder>,
): Promise<View[]> {
  const [first, second] = twoTrainers(context);
  const holder = await newPassHolder(context, first);
  const other = await otherPass(holder, second);
  const view = (pass: PassHolder, by: User) =>
    viewOf('listReservableClasses', pass, () => openClass(context, 2, { by }));
  return [view(holder, first), view(other, second)];
}

export const listReservableClasses = [
  ownPassOnly('listReservableClasses'),
  contractRule('begun', 'a class that has begun is not reservable', async (context) => {
    const holder = await newPassHolder(context);
    const { classId } = await begunClass(context);
    const description = 'a class that has begun is not reservable';
    await assertNotReservable(context, holder, classId, description);
  }),
  contractRule('reservable', "the classes of the pass's trainer are reservable", reservable),
  viewsApart(
    "a pass's classes are apart from those of another trainer's pass",
    // With two passes of one customer, then with passes of two customers.
    (context) => classesApart(context, ({ by }, trainer) => buyPass(context, by, planOf(trainer))),
    (context) => classesApart(context, (_, trainer) => newPassHolder(context, trainer)),
  ),
  studioRule('order', 'reservable classes come earliest first', async (context) => {
    const holder = await newPassHolder(context);
    const [first, second] = [await openClass(context, 2), await openClass(context, 2)];
    await openClass(context, 2);
    const list = await reservableClasses(context, holder);
    const times = list.rows.map((row) => row.classTime);
    assertOrder(list, 'reservable classes come earliest first', times);
    const past = times.filter((time) => time.slice(0, 10) < today(context.clock));
    assertEqual(list, 'reservable classes are still to come', [], past);
    const ids = [first.classId, second.classId];
    const found = list.rows.filter(({ classId }) => ids.includes(classId));
    assertEqual(list, 'the newest classes are reservable too', 2, found.length);
  }),
  studioRule('other-trainers', "another trainer's classes are not reservable", async (context) => {
    const holder = await newPassHolder(context);
    const [, by] = twoTrainers(context);
    const { classId } = await openClass(context, 2, { by });
    const description = "another trainer's class is not reservable with the pass";
    await assertNotReservable(context, holder, classId, description);
  }),
] as const;

/** Two passes of one customer, and one of another. */
function passesApart(
  operation: 'listTodayReservations' | 'listReservationHistory',
  reserveOne: (context: Context, holder: PassHolder, position: 0 | 1) => Promise<unknown>,
): Rule {
  return viewsApart("a pass's reservations are apart from those of another", async (context) => {
    const holder = await newPassHolder(context);
    const view = (pass: PassHolder, position: 0 | 1) =>
      viewOf(operation, pass, () => reserveOne(context, pass, position));
    return [
      view(holder, 0),
      view(await buyPass(context, holder.by), 1),
      view(await newPassHolder(context), 0),
    ];
  });
}

export const listTodayReservations = [
  ownPassOnly('listTodayReservations'),
  contractRule('todays', 'the reservations of today and no others are listed', async (context) => {
    const holder = await newPassHolder(context);
    await reserve(context, holder, await openClass(context, 2));
    const before = await todayOf(context, holder);
    assertEqual(before, 'a reservation of another day is not one of today', [], before.rows);
    const { reservationId, classTime } = await reservedToday(context, holder);
    const list = await todayOf(context, holder);
    assertEqual(
      list,
      "today's reservations of the pass are listed at the time of the class, and no others",
      [[reservationId, classTime.slice(0, 16)]],
      list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
    );
    for (const other of [await newPassHolder(context), await buyPass(context, holder.by)]) {
      const empty = await todayOf(context, other);
      assertEqual(empty, 'reservations of today of other passes are not listed', [], empty.rows);
    }
  }),
  passesApart('listTodayReservations', reservedToday),
] as const;

/** Attendance earlier on the day does not count before the class starts. */
async function attendedEarlier(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await reservedToday(context, holder);
  const call = attendanceCall(context, holder.by);
  await expectSuccess(context, call, 'the first attendance of a day is recorded');
  const id = studioClass.reservationId;
  await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
}

export const listReservationHistory = [
  ownPassOnly('listReservationHistory'),
  contractRule('complete', 'the history holds every reservation of the pass', async (context) => {
    const holder = await newPassHolder(context);
    const other = await newPassHolder(context);
    const expected: unknown[] = [];
    for (let number = 0; number < 3; number += 1) {
      const studioClass = await openClass(context, 3);
      await reserve(context, other, studioClass);
      const id = await reserve(context, holder, studioClass);
      expected.push([id, studioClass.classTime.slice(0, 16)]);
    }
    const empty = await historyOf(context, await buyPass(context, holder.by));
    assertEqual(empty, 'the history of a new pass is empty', [], empty.rows);
    const list = await historyOf(context, holder);
    assertSameRows(
      list,
      'the history holds every reservation of the pass and no others',
      expected,
      list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
    );
  }),
  contractRule('past-statuses', 'a past reservation is ATTENDED or ABSENT', async (context) => {
    const date = addDays(today(context.clock), -2);
    for (const status of ['ATTENDED', 'ABSENT'] as const) {
      const holder = await newPassHolder(context);
      const held = await heldClass(context, hoursOf(date), [holder]);
      if (status === 'ATTENDED')
        await context.hook.make('attended', { userId: holder.by.userId, date });
      await assertReservationListed(context, holder, held, held.reservationId, status);
    }
  }),
  contractRule('attended-earlier', 'a coming class is RESERVED after attendance', attendedEarlier),
  studioRule('order', 'the history comes latest class first', async (context) => {
    const holder = await newPassHolder(context);
    for (let number = 0; number < 4; number += 1)
      await reserve(context, holder, await openClass(context, 2));
    const list = await historyOf(context, holder);
    const times = list.rows.map((row) => row.classTime);
    assertOrder(list, 'the history comes latest class first', times, 'descending');
  }),
  passesApart('listReservationHistory', async (context, holder) =>
    reserve(context, holder, await openClass(context, 2)),
  ),
] as const;
