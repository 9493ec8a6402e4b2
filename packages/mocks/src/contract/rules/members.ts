import { addDays, addMonths, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { freshPhone, NAME_PREFIX, randomBelow } from '../fixtures/fresh-values.ts';
import { freeHoursOn, hoursOf } from '../fixtures/hours.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import {
  contractRule,
  ownerOf,
  studioRule,
  trainerOf,
  twoTrainers,
  type Context,
} from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import { Untested } from '../harness/untested.ts';
import type { User } from '../harness/users.ts';
import { atTime, sendRepeatedly, viewsApart, type View } from './shared.ts';

async function threeDays(context: Context) {
  const member = await make.member(context);
  const days = [-40, -3, -12].map((offset) => addDays(today(context.clock), offset));
  for (const date of days) await context.hook.make('attended', { userId: member.userId, date });
  const list = await read.attendance(context, member);
  return { days, list, listed: list.rows.map(({ attendDate }) => attendDate.slice(0, 10)) };
}

export const listMyAttendance = [
  contractRule('own-days', 'every own day is listed, and no other', async (context) => {
    const { days, list, listed } = await threeDays(context);
    expect.sameRows(list, context.title, days, listed);
  }),
  studioRule('order', 'days of attendance come newest first', async (context) => {
    const { list, listed } = await threeDays(context);
    expect.order(list, context.title, listed, 'descending');
  }),
  viewsApart("a customer's days are apart from those of another", async (context) => {
    const view = (by: make.Member): View => ({
      call: { operation: 'listMyAttendance', by },
      add: () => expect.success(context, calls.attend(context, by)),
    });
    return [view(await make.member(context)), view(await make.member(context))];
  }),
] as const;

export const resolveUserByPhone = [
  contractRule('each-phone', 'a phone leads to its user', async (context) => {
    for (const member of [await make.member(context), await make.member(context)]) {
      const { exchange, userId } = await read.userByPhone(context, member.ph);
      expect.equal(exchange, context.title, member.userId, userId);
    }
  }),
  contractRule('unknown-phone', 'an unknown phone is a 404', async (context) => {
    const by = ownerOf(context);
    const { ph: own } = await make.member(context);
    const parts = [own.slice(0, -1), own.slice(1), own.slice(1, -1)];
    for (const ph of [freshPhone(), ...parts]) {
      const search = { operation: 'resolveUserByPhone', by, query: { ph } } as const;
      await expect.error(context, 'PhoneNotFound', search);
    }
  }),
] as const;

export const recordAttendance = [
  contractRule('once-a-day', 'attendance is recorded once a day, for one user', async (context) => {
    const [member, other] = [await make.member(context), await make.member(context)];
    const call = calls.attend(context, member);
    const recorded = await expect.success(context, call);
    await expect.error(context, 'AlreadyAttended', call);
    const { rows } = await read.attendance(context, member);
    const listed = rows.map(({ attendDate }) => attendDate.slice(0, 10));
    const once = 'the own list shows the attendance of today once';
    expect.equal(recorded, once, [today(context.clock)], listed);
    const others = await read.attendance(context, other);
    expect.equal(others, "other people's attendance is not listed", [], others.rows);
  }),
  contractRule('concurrent', 'concurrent attendances count once', async (context) => {
    const member = await make.member(context);
    const exchanges = await sendRepeatedly(context, calls.attend(context, member), 4);
    expect.successes(exchanges, context.title, 1);
    const { rows } = await read.attendance(context, member);
    expect.equal(expect.last(exchanges), context.title, 1, rows.length);
  }),
  studioRule('phone-of-the-user', 'user and phone belong together', async (context) => {
    const [member, other] = [await make.member(context), await make.member(context)];
    for (const ph of [freshPhone(), other.ph])
      await expect.error(context, 'PhoneNotFound', calls.attend(context, { ...member, ph }));
    for (const by of [member, other]) {
      const list = await read.attendance(context, by);
      expect.equal(list, 'a rejected attendance is not recorded', [], list.rows);
    }
  }),
] as const;

async function membersComplete(context: Context): Promise<void> {
  const manager = trainerOf(context);
  const before = (await read.members(context, manager)).rows;
  const added = [await make.passHolder(context), await make.passHolder(context)];
  const list = await read.members(context, manager);
  const phones = added.map(({ by }) => by.ph);
  const others = list.rows.filter(({ ph }) => !phones.includes(ph));
  expect.equal(list, 'everybody who was listed before is listed unchanged', before, others);
  const found = list.rows.map(({ ph }) => ph).filter((ph) => phones.includes(ph));
  expect.equal(list, 'everybody who bought a pass is listed', phones.toSorted(), found.toSorted());
}

async function foundByName(context: Context): Promise<void> {
  const manager = trainerOf(context);
  const { nickname, ph } = (await make.passHolder(context)).by;
  for (const part of [nickname, nickname.slice(NAME_PREFIX.length), nickname.slice(3, 8)]) {
    const list = await read.members(context, manager, part);
    const found = list.rows.filter((row) => row.ph === ph).map((row) => row.nickName);
    expect.equal(list, 'a member is found by a part of the name', [nickname], found);
    const others = list.rows.filter((row) => !row.nickName.toLowerCase().includes(part));
    expect.equal(list, 'only members whose name contains the text are found', [], others);
  }
  const others = [await make.member(context)];
  for (const trainer of context.users.ROLE_MANAGER.slice(1))
    others.push((await make.passHolder(context, trainer)).by);
  for (const other of others) {
    const none = await read.members(context, manager, other.nickname);
    expect.equal(none, 'people without a pass of this trainer are not found', [], none.rows);
  }
  for (const text of ['없는이름없는이름', '%', '_', '*', '.*', ph]) {
    const list = await read.members(context, manager, text);
    const wrong = list.rows.filter((row) => !row.nickName.includes(text));
    expect.equal(list, 'a search text is matched literally, and with names only', [], wrong);
  }
  const all = await read.members(context, manager);
  const isFound = all.rows.some((row) => row.ph === ph);
  expect.equal(all, 'an empty name finds every member', true, isFound);
}

export const listMyMembers = [
  contractRule('own-members', 'a trainer sees the own members and no others', async (context) => {
    const [manager, other] = twoTrainers(context);
    const { by: mine } = await make.passHolder(context, manager);
    const { by: theirs } = await make.passHolder(context, other);
    const [pass] = (await read.passes(context, mine)).rows;
    await make.pass(context, mine, make.planOf(other));
    const list = await read.members(context, manager);
    const { promotionName, remainingSessionCount, expiredDate } = pass ?? {};
    expect.equal(
      list,
      'a trainer sees the members with a pass for the own classes, and only these passes',
      [[mine.nickname, mine.ph, promotionName, remainingSessionCount, expiredDate]],
      list.rows
        .filter(({ ph }) => [mine.ph, theirs.ph].includes(ph))
        .map((row) => [
          row.nickName,
          row.ph,
          row.promotionName,
          row.promotionSessionCount,
          row.expiredDate,
        ]),
    );
  }),
  contractRule('complete', 'the list is complete', membersComplete, { isExclusive: true }),
  studioRule('order', 'the pass that was bought last comes first', async (context) => {
    // Passes of one second in an order that no other field gives: another member's is between those of the first.
    const first = await make.passHolder(context);
    const second = await make.passHolder(context);
    const again = await make.pass(context, first.by);
    const added = [first, second, again, await make.passHolder(context)];
    const list = await read.members(context, trainerOf(context));
    const phones = added.map(({ by }) => by.ph);
    const found = list.rows.map(({ ph }) => ph).filter((ph) => phones.includes(ph));
    expect.equal(list, context.title, phones.toReversed(), found);
  }),
  viewsApart("a trainer's members are apart from those of another", async (context) => {
    const [first, second] = twoTrainers(context);
    const view = (by: User): View => ({
      call: { operation: 'listMyMembers', by, query: { nickName: '' } },
      add: () => make.passHolder(context, by),
    });
    return [view(first), view(second)];
  }),
  contractRule('search', 'members are found by a part of the name', foundByName),
] as const;

type Worker = read.Schemas['Worker'];

/** True for the row of a trainer, whose number in the list may differ from the user's; the rule is untested without a phone. */
function isOf({ ph, role }: User): (row: Worker) => boolean {
  if (ph === undefined)
    throw new Untested(role, 'neither the token of the trainer nor listUsers tells the phone');
  return (row) => row.ph === ph;
}

/** The first day of a random month long ago, years after the distant payments of the sales. */
function distantMonth(): string {
  return addMonths('2016-01-01', randomBelow(84));
}

async function countsOfAMonth(context: Context): Promise<void> {
  const manager = trainerOf(context);
  const own = isOf(manager);
  const month = distantMonth();
  const lastDay = addDays(addMonths(month, 1), -1);
  // Before the passes, when they are bought, while they are valid, and long after their last day.
  const months = [-1, 0, 1, 12].map((count) => addMonths(month, count));
  const added = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 0],
  ];
  const lists = [];
  for (const each of months) lists.push(await read.workers(context, each));

  const pay = async (by: make.Member, paidAt: string): Promise<make.PassHolder> => {
    const payment = { userId: by.userId, ...make.planOf(manager), paidAt };
    const { membershipId } = await context.hook.make('payment-made', payment);
    return { by, membershipId };
  };
  const twice = await pay(await make.member(context), `${month}T06:00:00`);
  await pay(twice.by, `${month}T09:00:00`);
  const late = await pay(await make.member(context), `${lastDay}T23:00:00`);
  await make.heldClass(context, hoursOf(month), [twice]);
  // The latest hour of the month first.
  await make.heldClass(context, hoursOf(lastDay).toReversed(), [twice, late]);
  await make.heldClass(context, hoursOf(lastDay), []);

  for (const [index, each] of months.entries()) {
    const list = await read.workers(context, each);
    const old = lists[index]?.rows ?? [];
    const [was, is] = [old.find(own), list.rows.find(own)];
    const [members = 0, classes = 0] = added[index] ?? [];
    expect.equal(
      list,
      `in ${each} a trainer has the members whose passes are valid and the classes with someone in them`,
      [(was?.classMemberCount ?? 0) + members, (was?.classSessionCount ?? 0) + classes],
      [is?.classMemberCount, is?.classSessionCount],
    );
    // Trainers that rules running in parallel add or remove are ignored.
    const others = (rows: readonly Worker[], known: readonly Worker[]) =>
      rows.filter((row) => !own(row) && known.some((one) => one.managerId === row.managerId));
    const unchanged = "nobody else's counts change";
    expect.equal(list, unchanged, others(old, list.rows), others(list.rows, old));
  }
}

async function countsOfToday(context: Context): Promise<void> {
  const by = trainerOf(context);
  const date = today(context.clock);
  const setClock = (time: string) => context.hook.make('clock', { now: `${date}T${time}` });
  const countNow = async () => {
    const list = await read.workers(context, date);
    return { list, count: list.rows.find(isOf(by))?.classSessionCount ?? 0 };
  };
  // Hours before the classes, so that a reservation can be cancelled.
  await atTime(context, `${date}T00:30:00`, async (early) => {
    // The first hours of the day, when the run's tokens have not expired, whatever time the run started.
    const [first, second] = await freeHoursOn(early, by, date);
    if (second === undefined) throw new Untested('data', 'the trainer has no two free hours today');
    const left = await make.openClass(early, 1, { by, classTime: first });
    const kept = await make.openClass(early, 1, { by, classTime: second });
    const holder = await make.passHolder(early);
    await make.reservation(early, holder, kept);
    const id = await make.reservation(early, holder, left);
    await expect.success(early, calls.cancel(holder, id));
    for (const [{ classTime }, added] of [
      [left, 0],
      [kept, 1],
    ] as const) {
      const secondBefore = new Date(Date.parse(`${classTime}Z`) - 1000).toISOString();
      await setClock(secondBefore.slice(11, 19));
      const before = await countNow();
      await setClock(classTime.slice(11));
      const after = await countNow();
      const description = 'a class counts once it has begun, and only with someone in it';
      expect.equal(after.list, description, before.count + added, after.count);
    }
    // Once they have begun, they could not be deleted.
    await setClock('00:30:00');
    for (const studioClass of [left, kept]) await make.closedClass(early, studioClass);
  });
}

export const listWorkers = [
  contractRule('every-trainer', 'every trainer is listed once', async (context) => {
    const list = await read.workers(context, '2026-01-01');
    const ids = list.rows.map(({ managerId }) => managerId);
    expect.equal(list, context.title, [...new Set(ids)], ids);
    for (const manager of context.users.ROLE_MANAGER) {
      const rows = list.rows.filter(isOf(manager));
      const { nickname = rows[0]?.nickname } = manager;
      const names = rows.map((row) => row.nickname);
      expect.equal(list, 'a trainer is listed once, with name and phone', [nickname], names);
    }
  }),
  contractRule('new-trainer', 'a new trainer has no members and no classes', async (context) => {
    // Their figures are known to be 0, so that a constant offset in every row is found.
    const trainer = await make.trainer(context);
    for (const month of [distantMonth(), today(context.clock)]) {
      const list = await read.workers(context, month);
      const counts = list.rows
        .filter(isOf(trainer))
        .map(({ classMemberCount, classSessionCount }) => [classMemberCount, classSessionCount]);
      expect.equal(list, context.title, [[0, 0]], counts);
    }
  }),
  studioRule('counts', 'members and classes count in their months', countsOfAMonth),
  studioRule('counts-of-today', 'a class counts once it has begun', countsOfToday, {
    isExclusive: true,
  }),
] as const;
