import { healthPlans, managerIdFor, planOfPass, plans } from '@fitness/api-contract/catalogue';
import { addDays, addMonths, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { hoursOf } from '../fixtures/hours.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import {
  contractRule,
  studioRule,
  trainerOf,
  twoTrainers,
  type Context,
  type Rule,
} from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import type { User } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import type { Exchange } from '../wire/exchange.ts';
import {
  changesNothing,
  notReservable,
  reservationListed,
  sendRepeatedly,
  sessionsListed,
  viewsApart,
  type View,
} from './shared.ts';

/** An expired pass is in every list as before, with its last day; only its classes are gone. */
async function expiredEverywhere(context: Context): Promise<void> {
  const holder = await make.passHolder(context);
  const held = await make.reservedToday(context, holder);
  const sessions = await read.sessions(context, holder);
  const expiredDate = addDays(today(context.clock), -1);
  await context.hook.make('pass-expires', { membershipId: holder.membershipId, expiredDate });
  await sessionsListed(context, holder, sessions);
  const { userId, ph } = holder.by;
  const isOwn = (row: object) =>
    ('userId' in row ? row.userId === userId : true) && ('ph' in row ? row.ph === ph : true);
  for (const list of [
    await read.passes(context, holder.by),
    await read.users(context),
    await read.members(context, trainerOf(context)),
  ]) {
    const lastDays = list.rows.filter(isOwn).map((row) => row.expiredDate);
    expect.equal(list, 'an expired pass is listed with its last day', [expiredDate], lastDays);
  }
  const { rows, ...classes } = await read.reservable(context, holder);
  expect.equal(classes, 'an expired pass has no reservable classes', [], rows);
  await reservationListed(context, holder, held, held.reservationId, 'RESERVED');
}

async function everyPlan(context: Context): Promise<void> {
  const by = await make.member(context);
  const from = today(context.clock);
  const own = make.planOf(trainerOf(context));
  const expected: unknown[] = [];
  for (const plan of plans) {
    const managerId = managerIdFor(plan, own.managerId) ?? managerIdFor(plan, 1) ?? 0;
    const call = calls.pay(by, { promotionId: plan.promotionId, managerId });
    await expect.success(context, call, `the payment of ${plan.name} is recorded`);
    const lastDay =
      plan.kind === 'health'
        ? addMonths(from, plan.months + plan.bonusMonths)
        : addDays(from, plan.validDays);
    expected.unshift([plan.name, 'sessions' in plan ? plan.sessions : null, lastDay]);
  }
  const list = await read.passes(context, by);
  expect.equal(
    list,
    'each plan opens a pass with its name, sessions and last day, newest first',
    expected,
    list.rows.map((row) => [
      planOfPass(row.promotionName)?.name,
      row.remainingSessionCount,
      row.expiredDate,
    ]),
  );
}

export const listMyPromotions = [
  contractRule('own-passes', 'a customer sees the own passes and no others', async (context) => {
    const holder = await make.passHolder(context);
    const other = await make.passHolder(context);
    const list = await read.passes(context, other.by);
    const { nickname } = trainerOf(context);
    expect.equal(
      list,
      'a customer sees the own passes with their trainer, and no others',
      [[other.membershipId, nickname ?? list.rows[0]?.trainerName]],
      list.rows.map((row) => [row.membershipId, row.trainerName]),
    );
    const empty = await read.passes(context, await make.member(context));
    expect.equal(empty, 'a new customer has no pass', [], empty.rows);
    const own = await read.passes(context, holder.by);
    const again = await read.passes(context, holder.by);
    expect.equal(own, 'a list is the same when it is read again', own.rows, again.rows);
  }),
  studioRule('every-plan', 'each plan opens its own kind of pass', everyPlan),
  studioRule('expired-everywhere', 'an expired pass stays in every list', expiredEverywhere),
  studioRule('newest-first', 'the newest pass comes first', async (context) => {
    const first = await make.passHolder(context);
    // In an order that neither their plans nor their last days give.
    const promotionId = healthPlans[0]?.promotionId ?? 0;
    const health = await make.pass(context, first.by, { promotionId, managerId: 0 });
    const last = await make.pass(context, first.by);
    const list = await read.passes(context, first.by);
    expect.equal(
      list,
      'the newest pass comes first, also among those of one second',
      [last, health, first].map(({ membershipId }) => membershipId),
      list.rows.map((row) => row.membershipId),
    );
  }),
  viewsApart("a customer's passes are apart from those of another", async (context) => {
    const view = (by: make.Member): View => ({
      call: { operation: 'listMyPromotions', by },
      add: () => make.pass(context, by),
    });
    return [view(await make.member(context)), view(await make.member(context))];
  }),
] as const;

type ListOfPass = 'listReservableClasses' | 'listTodayReservations' | 'listReservationHistory';

function ownPassOnly(operation: ListOfPass): Rule {
  const title = "another customer's pass is a 403";
  return contractRule('other-peoples-pass', title, async (context) => {
    const owner = await make.passHolder(context);
    const { by } = await make.passHolder(context);
    const call = { operation, by, query: { membershipId: owner.membershipId } };
    await expect.error(context, 'Forbidden', call);
    await expect.success(context, { ...call, by: owner.by });
    await expect.error(context, 'Forbidden', call, `${title}, also after its owner has got it`);
  });
}

function viewOf(operation: ListOfPass, pass: make.PassHolder, add: View['add']): View {
  const { by, membershipId } = pass;
  return { call: { operation, by, query: { membershipId } }, add };
}

async function reservable(context: Context): Promise<void> {
  const holder = await make.passHolder(context);
  const { nickname } = trainerOf(context);
  const opened = [await make.openClass(context, 2), await make.openClass(context, 1)];
  const list = await read.reservable(context, holder);
  const listed = list.rows.filter((row) => opened.some(({ classId }) => classId === row.classId));
  expect.sameRows(
    list,
    'every class of the trainer is reservable, once and at its own time',
    opened.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
    listed.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
  );
  const others = list.rows.filter((row) => row.trainerName !== (nickname ?? row.trainerName));
  expect.equal(list, "only the classes of the pass's trainer are reservable", [], others);
}

/** The classes of two trainers, as they are listed for a pass and for another one. */
async function classesApart(
  context: Context,
  otherPass: (holder: make.PassHolder, trainer: User) => Promise<make.PassHolder>,
): Promise<View[]> {
  const [first, second] = twoTrainers(context);
  const holder = await make.passHolder(context, first);
  const other = await otherPass(holder, second);
  const view = (pass: make.PassHolder, by: User) =>
    viewOf('listReservableClasses', pass, () => make.openClass(context, 2, { by }));
  return [view(holder, first), view(other, second)];
}

export const listReservableClasses = [
  ownPassOnly('listReservableClasses'),
  contractRule('begun', 'a class that has begun is not reservable', async (context) => {
    const holder = await make.passHolder(context);
    const { classId } = await make.begunClass(context);
    await notReservable(context, holder, classId);
  }),
  contractRule('reservable', "the classes of the pass's trainer are reservable", reservable),
  viewsApart(
    "a pass's classes are apart from those of another trainer's pass",
    // With two passes of one customer, then with passes of two customers.
    (context) =>
      classesApart(context, ({ by }, trainer) => make.pass(context, by, make.planOf(trainer))),
    (context) => classesApart(context, (_, trainer) => make.passHolder(context, trainer)),
  ),
  studioRule('order', 'reservable classes come earliest first', async (context) => {
    const holder = await make.passHolder(context);
    const [first, second] = [await make.openClass(context, 2), await make.openClass(context, 2)];
    await make.openClass(context, 2);
    const list = await read.reservable(context, holder);
    const times = list.rows.map((row) => row.classTime);
    expect.order(list, context.title, times);
    const past = times.filter((time) => time.slice(0, 10) < today(context.clock));
    expect.equal(list, 'reservable classes are still to come', [], past);
    const ids = [first.classId, second.classId];
    const found = list.rows.filter(({ classId }) => ids.includes(classId));
    expect.equal(list, 'the newest classes are reservable too', 2, found.length);
  }),
  studioRule('other-trainers', "another trainer's classes are not reservable", async (context) => {
    const holder = await make.passHolder(context);
    const [, by] = twoTrainers(context);
    const { classId } = await make.openClass(context, 2, { by });
    await notReservable(context, holder, classId);
  }),
] as const;

function passesApart(
  operation: 'listTodayReservations' | 'listReservationHistory',
  add: (context: Context, holder: make.PassHolder, position: 0 | 1) => Promise<unknown>,
): Rule {
  return viewsApart("a pass's reservations are apart from those of another", async (context) => {
    const holder = await make.passHolder(context);
    const view = (pass: make.PassHolder, position: 0 | 1) =>
      viewOf(operation, pass, () => add(context, pass, position));
    return [
      view(holder, 0),
      view(await make.pass(context, holder.by), 1),
      view(await make.passHolder(context), 0),
    ];
  });
}

export const listTodayReservations = [
  ownPassOnly('listTodayReservations'),
  contractRule('todays', 'the reservations of today and no others are listed', async (context) => {
    const holder = await make.passHolder(context);
    await make.reservation(context, holder, await make.openClass(context, 2));
    const before = await read.todays(context, holder);
    expect.equal(before, 'a reservation of another day is not one of today', [], before.rows);
    const { reservationId, classTime } = await make.reservedToday(context, holder);
    const list = await read.todays(context, holder);
    expect.equal(
      list,
      "today's reservations of the pass are listed at the time of the class, and no others",
      [[reservationId, classTime.slice(0, 16)]],
      list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
    );
    for (const other of [await make.passHolder(context), await make.pass(context, holder.by)]) {
      const empty = await read.todays(context, other);
      expect.equal(empty, 'reservations of today of other passes are not listed', [], empty.rows);
    }
  }),
  passesApart('listTodayReservations', make.reservedToday),
] as const;

export const listReservationHistory = [
  ownPassOnly('listReservationHistory'),
  contractRule('complete', 'the history holds every reservation of the pass', async (context) => {
    const holder = await make.passHolder(context);
    const other = await make.passHolder(context);
    const expected: unknown[] = [];
    for (let number = 0; number < 3; number += 1) {
      const studioClass = await make.openClass(context, 3);
      await make.reservation(context, other, studioClass);
      const id = await make.reservation(context, holder, studioClass);
      expected.push([id, studioClass.classTime.slice(0, 16)]);
    }
    const empty = await read.history(context, await make.pass(context, holder.by));
    expect.equal(empty, 'the history of a new pass is empty', [], empty.rows);
    const list = await read.history(context, holder);
    const listed = list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]);
    expect.sameRows(list, `${context.title} and no others`, expected, listed);
  }),
  contractRule('past-statuses', 'a past reservation is ATTENDED or ABSENT', async (context) => {
    const date = addDays(today(context.clock), -2);
    for (const status of ['ATTENDED', 'ABSENT'] as const) {
      const holder = await make.passHolder(context);
      const held = await make.heldClass(context, hoursOf(date), [holder]);
      if (status === 'ATTENDED')
        await context.hook.make('attended', { userId: holder.by.userId, date });
      await reservationListed(context, holder, held, held.reservationId, status);
    }
  }),
  contractRule('attended-earlier', 'attendance before a class does not count', async (context) => {
    const holder = await make.passHolder(context);
    const held = await make.reservedToday(context, holder);
    await expect.success(context, calls.attend(context, holder.by));
    await reservationListed(context, holder, held, held.reservationId, 'RESERVED');
  }),
  studioRule('order', 'the history comes latest class first', async (context) => {
    const holder = await make.passHolder(context);
    for (let number = 0; number < 4; number += 1)
      await make.reservation(context, holder, await make.openClass(context, 2));
    const list = await read.history(context, holder);
    const times = list.rows.map((row) => row.classTime);
    expect.order(list, context.title, times, 'descending');
  }),
  passesApart('listReservationHistory', async (context, holder) =>
    make.reservation(context, holder, await make.openClass(context, 2)),
  ),
] as const;

const pay = (by: User, body: object): Call => ({ operation: 'recordPayment', by, body });

async function newPayer(context: Context) {
  return { by: await make.member(context), plan: make.planOf(trainerOf(context)) };
}

const passesOf = (context: Context, by: User) => async () => (await read.passes(context, by)).rows;

const SAME_UUID = 'a payment with a uuid seen before gets the first response again';

function textOf(exchange: Exchange | undefined): string {
  return `${exchange?.status} ${JSON.stringify(exchange?.body) ?? ''}`;
}

async function otherPeoplesPayment(context: Context): Promise<void> {
  const { by: mine, plan } = await newPayer(context);
  const other = await make.member(context);
  const record = calls.paymentRecord(mine.userId, plan);
  const { reqMembershipDto, reqPayDto } = calls.paymentRecord(other.userId, plan);
  for (const part of [{ reqMembershipDto, reqPayDto }, { reqMembershipDto }, { reqPayDto }]) {
    const call = pay(mine, { ...record, ...part });
    await changesNothing(
      async () => [await passesOf(context, mine)(), await passesOf(context, other)()],
      () => expect.error(context, 'Forbidden', call, "a payment with another user's id is a 403"),
    );
  }
  await expect.success(context, pay(mine, record));
  const sameUuid = pay(other, calls.paymentRecord(other.userId, plan, record.reqPayDto.uuid));
  await changesNothing(passesOf(context, other), () =>
    expect.error(context, 'Forbidden', sameUuid, "another user's uuid is a 403"),
  );
}

export const recordPayment = [
  contractRule('same-uuid', 'a uuid is recorded once', async (context) => {
    const { by, plan } = await newPayer(context);
    const call = calls.pay(by, plan);
    const first = await expect.success(context, call);
    const again = await expect.success(context, call, SAME_UUID);
    expect.equal(again, SAME_UUID, textOf(first), textOf(again));
    const { rows } = await read.passes(context, by);
    expect.equal(again, 'a payment with a uuid seen before opens no second pass', 1, rows.length);
  }),
  contractRule('same-uuid-concurrently', 'a uuid is recorded once at once', async (context) => {
    const { by, plan } = await newPayer(context);
    const exchanges = await sendRepeatedly(context, calls.pay(by, plan), 6);
    for (const exchange of exchanges) {
      expect.valid(exchange, expect.succeeds('recordPayment', SAME_UUID));
      expect.equal(exchange, SAME_UUID, textOf(exchanges[0]), textOf(exchange));
    }
    const { rows } = await read.passes(context, by);
    const description = 'a payment that is sent concurrently is recorded once';
    expect.equal(expect.last(exchanges), description, 1, rows.length);
  }),
  contractRule('other-peoples-payment', 'a payment belongs to its payer', otherPeoplesPayment),
  studioRule('unknown-plan', 'an unknown plan is refused', async (context) => {
    const { by, plan } = await newPayer(context);
    const call = calls.pay(by, { ...plan, promotionId: unknownId() });
    await changesNothing(passesOf(context, by), () =>
      expect.error(context, 'UnknownPromotion', call),
    );
  }),
  studioRule('mismatch', 'plan, user and trainer fit together', async (context) => {
    const { by, plan } = await newPayer(context);
    const otherPlan = {
      ...calls.paymentRecord(by.userId, plan),
      reqMembershipDto: { userId: by.userId, promotionId: plan.promotionId + 1 },
    };
    const mismatches = [
      ['two different plans are a 400', pay(by, otherPlan)] as const,
      ...plans.map(({ promotionId, name, kind }) => {
        const managerId = managerIdFor({ kind }, 1) === 0 ? 1 : 0;
        const description = `${name} with a trainer who does not teach it is a 400`;
        return [description, calls.pay(by, { promotionId, managerId })] as const;
      }),
    ];
    for (const [description, call] of mismatches)
      await changesNothing(passesOf(context, by), () =>
        expect.error(context, 'PayMismatch', call, description),
      );
  }),
] as const;
