import type { ErrorName } from '@fitness/api-contract/error-responses';
import { fixedClock } from '../../clock.ts';
import { dateOf, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { isSameMinute } from '../fixtures/hours.ts';
import type { PassHolder, StudioClass } from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import { contractRule, trainerOf, type Context, type Rule } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import type { Call } from '../wire/call.ts';
import type { Exchange } from '../wire/exchange.ts';

export function sendAtOnce({ client }: Context, all: readonly Call[]): Promise<Exchange[]> {
  return Promise.all(all.map((call) => client.send(call)));
}

export function sendRepeatedly(context: Context, call: Call, times: number): Promise<Exchange[]> {
  const all = Array.from({ length: times }, () => call);
  return sendAtOnce(context, all);
}

/** Works at this time in Seoul, by the clock of the backend too; requires the hook. */
export async function atTime(
  context: Context,
  now: string,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  await context.hook.make('clock', { now });
  try {
    await work({ ...context, clock: fixedClock(now) });
  } finally {
    await context.hook.make('clock', {});
  }
}

export async function changesNothing(
  read: () => Promise<unknown>,
  rejected: () => Promise<Exchange>,
): Promise<void> {
  const before = await read();
  const exchange = await rejected();
  expect.equal(exchange, 'a rejected request changes nothing', before, await read());
}

/** A call, by default a reservation, gets this error and changes nothing that a pass holder sees of a class. */
export async function refused(
  context: Context,
  holder: PassHolder,
  classId: number,
  name: ErrorName,
  call: Call = calls.reserve(holder, classId),
  description = context.title,
): Promise<void> {
  await changesNothing(
    async () => {
      const { rows } = await read.reservable(context, holder);
      const studioClass = rows.find((row) => row.classId === classId) ?? null;
      const passes = (await read.passes(context, holder.by)).rows;
      return [passes, (await read.history(context, holder)).rows, studioClass];
    },
    () => expect.error(context, name, call, description),
  );
}

export async function notReservable(
  context: Context,
  holder: PassHolder,
  classId: number,
  description = context.title,
): Promise<void> {
  const list = await read.reservable(context, holder);
  const found = list.rows.filter((row) => row.classId === classId);
  expect.equal(list, description, [], found);
}

export async function sessionsLeft(
  context: Context,
  holder: PassHolder,
  exchange: Exchange,
  description: string,
  expected: number,
): Promise<void> {
  const actual = await read.sessions(context, holder);
  expect.equal(exchange, description, `${expected} sessions`, `${actual} sessions`);
}

export async function seatsTaken(
  context: Context,
  holder: PassHolder,
  exchange: Exchange,
  { classId, max }: StudioClass,
  taken: number,
): Promise<void> {
  const { rows } = await read.reservable(context, holder);
  const row = rows.find((one) => one.classId === classId);
  const description = 'the seats taken are those of the reservations and never above the maximum';
  const actual = row ? `${row.currentCustomer} of ${row.maxCustomer}` : 'not in the list';
  expect.equal(exchange, description, `${taken} of ${max}`, actual);
}

/** All lists that show the sessions of a pass for the first trainer's classes show this number. */
export async function sessionsListed(
  context: Context,
  { by, membershipId }: PassHolder,
  expected: number,
): Promise<void> {
  const description = 'every list shows the same sessions left of a pass';
  const passes = await read.passes(context, by);
  const pass = passes.rows.find((row) => row.membershipId === membershipId);
  expect.equal(passes, description, expected, pass?.remainingSessionCount);
  const users = await read.users(context);
  const user = users.rows.find((row) => row.userId === by.userId);
  expect.equal(users, description, expected, user?.promotionSessionCount);
  const members = await read.members(context, trainerOf(context));
  const member = members.rows.find((row) => row.ph === by.ph);
  expect.equal(members, description, expected, member?.promotionSessionCount);
}

export async function classListed(
  context: Context,
  holder: PassHolder,
  { by, classId, classTime, max }: StudioClass,
  taken: number,
): Promise<void> {
  const { classSubjectName } = await read.knownSubject(context, by);
  const minute = classTime.slice(0, 16);
  const reservable = await read.reservable(context, holder);
  const row = reservable.rows.find((one) => one.classId === classId);
  expect.equal(
    reservable,
    'a class is reservable at its own time, with its subject, trainer and seats',
    [minute, classSubjectName, by.nickname ?? row?.trainerName, taken, max],
    row && [
      row.classTime.slice(0, 16),
      row.classSubject,
      row.trainerName,
      row.currentCustomer,
      row.maxCustomer,
    ],
  );
  const own = await read.classes(context, by);
  expect.equal(
    own,
    'the trainer sees a class once, at its own time, with its subject and a member for each reservation',
    [[minute, classSubjectName, taken]],
    own.rows
      .filter((one) => one.classId === classId)
      // Backends may omit the members.
      .map(({ classTime: time, classSubject, reservedMembers }) => [
        time.slice(0, 16),
        classSubject,
        reservedMembers?.length ?? taken,
      ]),
  );
}

export async function reservationListed(
  context: Context,
  holder: PassHolder,
  { classTime }: Pick<StudioClass, 'classTime'>,
  id: number,
  status: 'RESERVED' | 'CANCELLED' | 'ATTENDED' | 'ABSENT',
): Promise<void> {
  const history = await read.history(context, holder);
  expect.equal(
    history,
    'the history shows a reservation once, at the time of its class, with its status',
    [[classTime.slice(0, 16), status]],
    history.rows
      .filter((row) => row.reservationId === id)
      // Backends may omit the status.
      .map((row) => [row.classTime.slice(0, 16), row.status ?? status]),
  );
  const isTodays = status !== 'CANCELLED' && dateOf(classTime) === today(context.clock);
  const todays = await read.todays(context, holder);
  expect.equal(
    todays,
    "today's list shows the reservations of today and no others",
    isTodays ? [true] : [],
    todays.rows
      .filter((row) => row.reservationId === id)
      .map((row) => isSameMinute(row.classTime, classTime)),
  );
}

export interface View {
  readonly call: Call;
  /** Adds a row to this view and to no other. */
  readonly add: () => Promise<unknown>;
}

/**
 * Reads the views of a list in turn, and again after a row was added to one of them. A response that is cached for the next
 * caller or the next query shows rows of another view, or lacks new ones. Runs alone, because it compares whole lists.
 */
export function viewsApart(
  title: string,
  ...preparations: readonly ((context: Context) => Promise<readonly View[]>)[]
): Rule {
  const run = async (context: Context): Promise<void> => {
    for (const prepare of preparations) await compareViews(context, await prepare(context));
  };
  return contractRule('apart', title, run, { isExclusive: true });
}

async function compareViews(context: Context, views: readonly View[]): Promise<void> {
  const lists = new Map<View, read.ListExchange<unknown>>();
  for (const view of views) lists.set(view, await read.list(context, view.call));
  for (const view of views) {
    await view.add();
    const added = await read.list(context, view.call);
    for (const [one, before] of lists)
      if (one === view) {
        const description = 'a new row is in the list, even if lists were read before';
        const [was, is] = [before.rows.length, added.rows.length];
        if (is <= was) expect.equal(added, description, `more than ${was} rows`, `${is} rows`);
      } else {
        const after = await read.list(context, one.call);
        const description = 'a list stays the same when another list gets a row and is read';
        expect.sameRows(after, description, before.rows, after.rows);
      }
    lists.set(view, added);
  }
}
