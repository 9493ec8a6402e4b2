import { fixedClock } from '../../clock.ts';
import { addDays, addMonths, today } from '../../dates.ts';
import { assertEqual } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectSuccess } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { Untested } from '../harness/untested.ts';
import { requireUser, type User } from '../harness/users.ts';
import { closeClass, freeHoursOn, hoursOf, openClass } from '../fixtures/classes.ts';
import { randomBelow } from '../fixtures/fresh-values.ts';
import { workersIn, type Schemas } from '../fixtures/lists.ts';
import {
  newMember,
  newPassHolder,
  newTrainer,
  planOf,
  type Member,
  type PassHolder,
} from '../fixtures/members.ts';
import { cancelCall, heldClass, reserve } from '../fixtures/reservations.ts';

type Worker = Schemas['Worker'];

/** Whether a row is that of a trainer, whose number in the list may differ from the user's; the rule is untested without a phone. */
function isOf({ ph, role }: User): (row: Worker) => boolean {
  if (ph === undefined)
    throw new Untested(role, 'neither the token of the trainer nor listUsers tells the phone');
  return (row) => row.ph === ph;
}

async function countsOfAMonth(context: Context): Promise<void> {
  const manager = requireUser(context, 'ROLE_MANAGER');
  const choice = planOf(manager);
  const month = distantMonth();
  const lastDay = addDays(addMonths(month, 1), -1);
  // Before the passes, when they are bought, while they are valid, and long after their last day.
  const months = [-1, 0, 1, 12].map((count) => addMonths(month, count));
  const members = [0, 2, 2, 0];
  const read = async () => {
    const lists = [];
    for (const each of months) lists.push(await workersIn(context, each));
    return lists;
  };
  const before = await read();

  const pay = async (by: Member, paidAt: string): Promise<PassHolder> => {
    const payment = { userId: by.userId, ...choice, paidAt };
    const { membershipId } = await context.hook.make('payment-made', payment);
    return { by, membershipId };
  };
  const twice = await pay(await newMember(context), `${month}T06:00:00`);
  await pay(twice.by, `${month}T09:00:00`);
  const late = await pay(await newMember(context), `${lastDay}T23:00:00`);
  await heldClass(context, hoursOf(month), [twice]);
  // The latest hour of the month first.
  await heldClass(context, hoursOf(lastDay).toReversed(), [twice, late]);
  await heldClass(context, hoursOf(lastDay), []);

  const after = await read();
  for (const [index, list] of after.entries()) {
    const old = before[index]?.rows ?? [];
    const own = isOf(manager);
    const [was, is] = [old.find(own), list.rows.find(own)];
    assertEqual(
      list,
      `in ${months[index]} a trainer has the members whose passes are valid and the classes with someone in them`,
      [
        (was?.classMemberCount ?? 0) + (members[index] ?? 0),
        (was?.classSessionCount ?? 0) + (index === 1 ? 2 : 0),
      ],
      [is?.classMemberCount, is?.classSessionCount],
    );
    // Trainers that rules running in parallel add or remove are ignored.
    const others = (rows: readonly Worker[], known: readonly Worker[]) =>
      rows.filter((row) => !own(row) && known.some((one) => one.managerId === row.managerId));
    const unchanged = "nobody else's counts change";
    assertEqual(list, unchanged, others(old, list.rows), others(list.rows, old));
  }
}

async function countsOfToday(context: Context): Promise<void> {
  const by = requireUser(context, 'ROLE_MANAGER');
  const date = today(context.clock);
  const setClock = async (time: string): Promise<Context> => {
    await context.hook.make('clock', { now: `${date}T${time}` });
    return { ...context, clock: fixedClock(`${date}T${time}`) };
  };
  const read = async () => {
    const list = await workersIn(context, date);
    return { list, count: list.rows.find(isOf(by))?.classSessionCount ?? 0 };
  };
  try {
    // Hours before the classes, so that a reservation can be cancelled.
    const early = await setClock('00:30:00');
    // The first hours of the day, when the run's tokens have not expired, whatever time the run started.
    const [first, second] = await freeHoursOn(early, by, date);
    if (second === undefined) throw new Untested('data', 'the trainer has no two free hours today');
    const left = await openClass(early, 1, { by, classTime: first });
    const kept = await openClass(early, 1, { by, classTime: second });
    const holder = await newPassHolder(early);
    await reserve(early, holder, kept);
    const call = cancelCall(holder, await reserve(early, holder, left));
    await expectSuccess(early, call, 'a coming reservation can be cancelled');
    for (const [{ classTime }, added] of [
      [left, 0],
      [kept, 1],
    ] as const) {
      const secondBefore = new Date(Date.parse(`${classTime}Z`) - 1000).toISOString();
      await setClock(secondBefore.slice(11, 19));
      const before = await read();
      await setClock(classTime.slice(11));
      const after = await read();
      const description = 'a class counts once it has begun, and only with someone in it';
      assertEqual(after.list, description, before.count + added, after.count);
    }
    // Once they have begun, they could not be deleted.
    await setClock('00:30:00');
    for (const studioClass of [left, kept]) await closeClass(early, studioClass);
  } finally {
    await context.hook.make('clock', {});
  }
}

/** The first day of a random month long ago, years after the distant payments of the sales. */
function distantMonth(): string {
  return addMonths('2016-01-01', randomBelow(84));
}

export const listWorkers = [
  contractRule('every-trainer', 'every trainer is listed once', async (context) => {
    const list = await workersIn(context, '2026-01-01');
    const ids = list.rows.map(({ managerId }) => managerId);
    assertEqual(list, 'every trainer is listed once', [...new Set(ids)], ids);
    for (const manager of context.users.ROLE_MANAGER) {
      const rows = list.rows.filter(isOf(manager));
      const { nickname = rows[0]?.nickname } = manager;
      const shown = rows.map((row) => row.nickname);
      assertEqual(list, 'a trainer is listed once, with name and phone', [nickname], shown);
    }
  }),
  contractRule('new-trainer', 'a new trainer has no members and no classes', async (context) => {
    // Their figures are known to be 0, so that a constant offset in every row is found.
    const trainer = await newTrainer(context);
    for (const month of [distantMonth(), today(context.clock)]) {
      const list = await workersIn(context, month);
      const counts = list.rows
        .filter(isOf(trainer))
        .map(({ classMemberCount, classSessionCount }) => [classMemberCount, classSessionCount]);
      assertEqual(list, 'a new trainer has no members and no classes', [[0, 0]], counts);
    }
  }),
  studioRule('counts', 'members and classes count in their months', countsOfAMonth),
  studioRule('counts-of-today', 'a class counts once it has begun', countsOfToday, {
    isExclusive: true,
  }),
] as const;
