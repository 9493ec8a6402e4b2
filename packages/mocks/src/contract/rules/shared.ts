import type { ErrorName } from '@fitness/api-contract/error-responses';
import { dateOf, today } from '../../dates.ts';
import { classesOf, isSameMinute, subjectOf, type StudioClass } from '../fixtures/classes.ts';
import { allUsers, membersOf, readList, type ListExchange } from '../fixtures/lists.ts';
import { passesOf, type PassHolder } from '../fixtures/members.ts';
import { historyOf, reservableClasses, reserveCall, todayOf } from '../fixtures/reservations.ts';
import { assertEqual, assertSameRows } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import { expectError } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { requireUser, type User } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import { isSuccess, type Exchange } from '../wire/exchange.ts';

export function twoTrainers(context: Context): [User, User] {
  return [requireUser(context, 'ROLE_MANAGER'), requireUser(context, 'ROLE_MANAGER', 1)];
}

export function sendConcurrently({ client }: Context, calls: readonly Call[]): Promise<Exchange[]> {
  return Promise.all(calls.map((call) => client.send(call)));
}

export function sendRepeatedly(context: Context, call: Call, times: number): Promise<Exchange[]> {
  return sendConcurrently(
    context,
    Array.from({ length: times }, () => call),
  );
}

/** Throws unless exactly one of the exchanges succeeded, whatever the others got. */
export function assertOneSuccess(exchanges: readonly Exchange[], description: string): void {
  const [first] = exchanges;
  if (first) assertEqual(first, description, 1, exchanges.filter(isSuccess).length);
}

/** Sends a call that must be rejected, and compares the data before and after it. */
export async function assertChangesNothing(
  read: () => Promise<unknown>,
  rejected: () => Promise<Exchange>,
): Promise<void> {
  const before = await read();
  const exchange = await rejected();
  const after = await read();
  assertEqual(exchange, 'a rejected request changes nothing', before, after);
}

/** Sends a call that must get this error, by default a reservation, and must change nothing that a pass holder sees of a class. */
export async function expectRefusal(
  context: Context,
  holder: PassHolder,
  classId: number,
  name: ErrorName,
  description: string,
  call: Call = reserveCall(holder, classId),
): Promise<void> {
  await assertChangesNothing(
    async () => ({
      passes: await passesOf(context, holder.by),
      history: (await historyOf(context, holder)).rows,
      studioClass: await reservableRow(context, holder, classId),
    }),
    () => expectError(context, name, description, call),
  );
}

async function reservableRow(context: Context, holder: PassHolder, classId: number) {
  const { rows } = await reservableClasses(context, holder);
  return rows.find((row) => row.classId === classId) ?? null;
}

export async function assertNotReservable(
  context: Context,
  holder: PassHolder,
  classId: number,
  description: string,
): Promise<void> {
  const list = await reservableClasses(context, holder);
  const found = list.rows.filter((row) => row.classId === classId);
  assertEqual(list, description, [], found);
}

/** Throws unless all lists that show the sessions of a pass show this number. */
export async function assertSessionsEverywhere(
  context: Context,
  { by, membershipId }: PassHolder,
  manager: User,
  expected: number,
): Promise<void> {
  const description = 'every list shows the same sessions left of a pass';
  const passes = await readList(context, { operation: 'listMyPromotions', by });
  const pass = passes.rows.find((row) => row.membershipId === membershipId);
  assertEqual(passes, description, expected, pass?.remainingSessionCount);
  const users = await allUsers(context);
  const user = users.rows.find((row) => row.userId === by.userId);
  assertEqual(users, description, expected, user?.promotionSessionCount);
  const members = await membersOf(context, manager);
  const member = members.rows.find((row) => row.ph === by.ph);
  assertEqual(members, description, expected, member?.promotionSessionCount);
}

/** Throws unless the class is listed for its trainer and for a pass holder as registered. */
export async function assertClassListed(
  context: Context,
  holder: PassHolder,
  { by, classId, classTime, max }: StudioClass,
  taken: number,
): Promise<void> {
  const { classSubjectName } = await subjectOf(context, by);
  const minute = classTime.slice(0, 16);
  const reservable = await reservableClasses(context, holder);
  const row = reservable.rows.find((one) => one.classId === classId);
  assertEqual(
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
  const own = await classesOf(context, by);
  assertEqual(
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

/** Throws unless the history of a pass and today's list show a reservation as expected. */
export async function assertReservationListed(
  context: Context,
  holder: PassHolder,
  { classTime }: Pick<StudioClass, 'classTime'>,
  id: number,
  status: 'RESERVED' | 'CANCELLED' | 'ATTENDED' | 'ABSENT',
): Promise<void> {
  const history = await historyOf(context, holder);
  assertEqual(
    history,
    'the history shows a reservation once, at the time of its class, with its status',
    [[classTime.slice(0, 16), status]],
    history.rows
      .filter((row) => row.reservationId === id)
      // Backends may omit the status.
      .map((row) => [row.classTime.slice(0, 16), row.status ?? status]),
  );
  const isTodays = status !== 'CANCELLED' && dateOf(classTime) === today(context.clock);
  const todays = await todayOf(context, holder);
  assertEqual(
    todays,
    "today's list shows the reservations of today and no others",
    isTodays ? [true] : [],
    todays.rows
      .filter((row) => row.reservationId === id)
      .map((row) => isSameMinute(row.classTime, classTime)),
  );
}

/** A list as one caller gets it for one query. */
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
    for (const prepare of preparations) await assertApart(context, await prepare(context));
  };
  return contractRule('apart', title, run, { isExclusive: true });
}

async function assertApart(context: Context, views: readonly View[]): Promise<void> {
  const lists = new Map<View, ListExchange<unknown>>();
  for (const view of views) lists.set(view, await readList(context, view.call));
  for (const view of views) {
    await view.add();
    const added = await readList(context, view.call);
    for (const [one, before] of lists)
      if (one === view) assertMore(before, added);
      else assertUnchanged(before, await readList(context, one.call));
    lists.set(view, added);
  }
}

function assertMore(before: ListExchange<unknown>, after: ListExchange<unknown>): void {
  if (after.rows.length <= before.rows.length)
    throw new Difference(after, {
      description: 'a new row is in the list, even if lists were read before',
      expected: `more than ${before.rows.length} rows`,
      actual: `${after.rows.length} rows`,
    });
}

function assertUnchanged(before: ListExchange<unknown>, after: ListExchange<unknown>): void {
  const description = 'a list stays the same when another list gets a row and is read';
  assertSameRows(after, description, before.rows, after.rows);
}
