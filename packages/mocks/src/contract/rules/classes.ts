import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addDays, dateOf, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { hourOf, hoursOfYesterday, minuteOf } from '../fixtures/hours.ts';
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
import { Untested } from '../harness/untested.ts';
import type { User } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import {
  atTime,
  changesNothing,
  classListed,
  notReservable,
  reservationListed,
  sendAtOnce,
  sendRepeatedly,
  sessionsListed,
  viewsApart,
  type View,
} from './shared.ts';

export const getMySubject = [
  contractRule('own-subject', "a trainer's classes are of the own subject", async (context) => {
    // Each subject is read again after those of the others, which shows a cached response.
    trainerOf(context);
    const trainers = [];
    for (const by of context.users.ROLE_MANAGER)
      trainers.push({ by, ...(await read.subject(context, by)) });
    for (const { by, subject } of trainers) {
      const { exchange, subject: again } = await read.subject(context, by);
      expect.equal(exchange, 'the subject is the same when it is read again', subject, again);
      const { classId } = await make.openClass(context, 1, { by });
      const list = await read.classes(context, by);
      const listed = list.rows.find((row) => row.classId === classId)?.classSubject;
      expect.equal(list, context.title, subject.classSubjectName, listed);
    }
  }),
  contractRule(
    'no-subject',
    'a trainer without a subject gets a 404, also after another has got one',
    async (context) => {
      const by = await make.trainer(context);
      const trainer = trainerOf(context);
      const first = await read.subject(context, trainer);
      await expect.error(context, 'SubjectNotFound', { operation: 'getMySubject', by });
      const { exchange, subject } = await read.subject(context, trainer);
      const same = 'the subject is the same after others have asked';
      expect.equal(exchange, same, first.subject, subject);
    },
    { isExclusive: true },
  ),
] as const;

async function trainersApart(
  context: Context,
  operation: 'listClassesWithReservations' | 'listRegisteredTimes',
): Promise<[View, View]> {
  const [first, second] = twoTrainers(context);
  const classTime = await context.freeHours.take(context, first, second);
  const date = classTime.slice(0, 10);
  const next = await context.freeHours.takeOn(context, second, date);
  if (next === undefined) throw new Untested('data', 'the trainers have too few free hours');
  const view = (by: User, time: string): View => ({
    call: { operation, by, ...(operation === 'listRegisteredTimes' && { query: { date } }) },
    add: () => make.openClass(context, 1, { by, classTime: time }),
  });
  return [view(first, classTime), view(second, next)];
}

export const listClassesWithReservations = [
  studioRule('order', "a trainer's classes come earliest first", async (context) => {
    const [first, second] = [await make.openClass(context, 1), await make.openClass(context, 1)];
    const list = await read.classes(context, first.by);
    const times = list.rows.map((row) => row.classTime);
    expect.order(list, context.title, times);
    const ids = [first.classId, second.classId];
    const found = list.rows.filter(({ classId }) => ids.includes(classId));
    expect.equal(list, 'every class of the trainer is listed once', 2, found.length);
  }),
  viewsApart("a trainer's classes are apart from those of another", (context) =>
    trainersApart(context, 'listClassesWithReservations'),
  ),
] as const;

export const listRegisteredTimes = [
  contractRule(
    'registered-hours',
    "registered times are the hours of the trainer's classes of that date",
    async (context) => {
      const { by, classTime } = await make.openClass(context, 1);
      for (const date of [classTime.slice(0, 10), today(context.clock)]) {
        const classes = await read.classes(context, by);
        const list = await read.times(context, by, date);
        const times = classes.rows.map((row) => row.classTime);
        const expected = times.filter((time) => time.startsWith(date));
        const hours = expected.map((time) => time.slice(11, 16));
        expect.sameRows(list, context.title, hours, list.rows.map(minuteOf));
      }
    },
    { isExclusive: true },
  ),
  studioRule('order', 'registered times come earliest first', async (context) => {
    const { by, classTime } = await make.openClass(context, 1);
    const date = classTime.slice(0, 10);
    const next = await context.freeHours.takeOn(context, by, date);
    if (next !== undefined) await make.openClass(context, 1, { classTime: next });
    const list = await read.times(context, by, date);
    const times = list.rows.map((time) => minuteOf(time) ?? '');
    expect.order(list, context.title, times);
  }),
  viewsApart("a trainer's hours are apart from those of another", (context) =>
    trainersApart(context, 'listRegisteredTimes'),
  ),
] as const;

async function registration(context: Context, values: object = {}): Promise<Call> {
  const by = trainerOf(context);
  const { classSubjectId } = await read.knownSubject(context, by);
  const classTime = await context.freeHours.take(context, by);
  return calls.createClass(by, { classSubjectId, classTime, classMaxCustomer: 1, ...values });
}

async function timesListed(context: Context, { by, classTime }: make.StudioClass) {
  const { rows, ...exchange } = await read.times(context, by, dateOf(classTime));
  const listed = rows.filter((time) => hourOf(time) === classTime.slice(11, 13)).length;
  return { exchange, listed };
}

export const createClass = [
  contractRule('concurrent-hour', 'one hour opens one class, also at once', async (context) => {
    const exchanges = await sendRepeatedly(context, await registration(context), 4);
    expect.oneSuccess(exchanges, 'concurrent registrations of one hour open one class');
  }),
  studioRule('taken-hour', 'a trainer has one class an hour', async (context) => {
    const studioClass = await make.openClass(context, 1);
    const call = await registration(context, { classTime: studioClass.classTime });
    await changesNothing(
      async () => (await timesListed(context, studioClass)).listed,
      () => expect.error(context, 'ClassTimeTaken', call),
    );
  }),
  studioRule('same-hour-of-another', 'two trainers may use the same hour', async (context) => {
    const trainers = twoTrainers(context);
    const classTime = await context.freeHours.take(context, ...trainers);
    for (const by of trainers) await make.openClass(context, 1, { by, classTime });
  }),
  studioRule('impossible-date', 'a class on 30 February is a 400', async (context) => {
    const call = await registration(context, { classTime: '2028-02-30T10:00:00' });
    await expect.error(context, 'BadRequest', call);
  }),
  studioRule('past-date', 'a past date is refused', async (context) => {
    const classTime = `${addDays(today(context.clock), -1)}T10:00:00`;
    await expect.error(context, 'ClassDatePast', await registration(context, { classTime }));
  }),
  studioRule(
    'begun-hour',
    'an hour of today that has begun is refused',
    async (context) => {
      // An early hour of the day, when the run's tokens have not expired, whatever time the run started.
      const hour = `${today(context.clock)}T06`;
      await atTime(context, `${hour}:30:00`, async (later) => {
        const begun = await registration(later, { classTime: `${hour}:00:00` });
        await expect.error(later, 'ClassTimePast', begun);
      });
    },
    { isExclusive: true },
  ),
  studioRule('other-subject', "a trainer registers the own subject's classes", async (context) => {
    const { classSubjectId } = await read.knownSubject(context, trainerOf(context));
    for (const other of [classSubjectId + 1, unknownId()]) {
      const call = await registration(context, { classSubjectId: other });
      await expect.error(context, 'SubjectNotAllowed', call);
    }
  }),
  studioRule('seat-limits', 'a class has 1 to 50 seats', async (context) => {
    const { minimum, maximum, message, messages } = createClassConstraints.classMaxCustomer;
    for (const [classMaxCustomer, text] of [
      [minimum - 1, message],
      [maximum + 1, messages.maximum],
    ] as const) {
      const call = await registration(context, { classMaxCustomer });
      const description = `a class of ${classMaxCustomer} seats is a 400 with the message of its limit`;
      const rejected = await expect.badRequest(context, call, description);
      expect.equal(rejected, description, text, (rejected.body as { message: string }).message);
    }
  }),
] as const;

function rowsOf(context: Context, { by, classId }: { by: User; classId: number }) {
  return async () =>
    (await read.classes(context, by)).rows.filter((row) => row.classId === classId);
}

async function begunClasses(context: Context): Promise<void> {
  const own = await make.passHolder(context);
  const begun = await make.begunClass(context);
  const isTodays = dateOf(begun.classTime) === today(context.clock);
  const past = await make.heldClass(context, hoursOfYesterday(context), [own]);
  for (const [name, studioClass, holder] of [
    [isTodays ? 'ClassDeleteBegun' : 'ClassDeletePast', begun, begun.holder],
    ['ClassDeletePast', past, own],
  ] as const) {
    const call = calls.deleteClass(studioClass.by, studioClass.classId);
    const rows = rowsOf(context, studioClass);
    await changesNothing(
      async () => [await read.sessions(context, holder), await rows()],
      () => expect.error(context, name, call),
    );
    const { exchange, listed } = await timesListed(context, studioClass);
    const stays = 'a class that has begun stays in the lists of its trainer';
    expect.equal(exchange, stays, [1, 1], [(await rows()).length, listed]);
  }
  if (!isTodays) throw new Untested('data', 'no free hour of today has begun');
}

async function deletedEverywhere(
  context: Context,
  holder: make.PassHolder,
  studioClass: make.StudioClass,
): Promise<void> {
  const { by, classId, classTime } = studioClass;
  const left = await read.sessions(context, holder);
  const id = await make.reservation(context, holder, studioClass);
  // Each list is read before too, which shows a cached response.
  await reservationListed(context, holder, studioClass, id, 'RESERVED');
  await classListed(context, holder, studioClass, 1);
  await sessionsListed(context, holder, left - 1);
  await read.times(context, by, classTime.slice(0, 10));
  // The hour is not released, since another rule would use it before it is checked.
  await expect.success(context, calls.deleteClass(by, classId));
  await reservationListed(context, holder, studioClass, id, 'CANCELLED');
  const classes = await read.classes(context, by);
  const times = await read.times(context, by, classTime.slice(0, 10));
  const leaves = 'a deleted class leaves the lists of its trainer';
  const classesLeft = classes.rows.filter((row) => row.classId === classId);
  expect.equal(classes, leaves, [], classesLeft);
  const timesLeft = times.rows.filter((time) => minuteOf(time) === classTime.slice(11, 16));
  expect.equal(times, leaves, [], timesLeft);
  await notReservable(context, holder, classId, 'a deleted class is no longer reservable');
  await sessionsListed(context, holder, left);
}

/** In rounds, since the requests may not meet. */
async function deletedAtOnce(context: Context): Promise<void> {
  const holders = [await make.passHolder(context), await make.passHolder(context)] as const;
  const [seated, late] = holders;
  for (let round = 0; round < 3; round += 1) {
    const sessions = [];
    for (const holder of holders) sessions.push(await read.sessions(context, holder));
    const classes = [await make.openClass(context, 3), await make.openClass(context, 3)];
    const all: Call[] = [];
    for (const studioClass of classes) {
      const call = calls.deleteClass(studioClass.by, studioClass.classId);
      const id = await make.reservation(context, seated, studioClass);
      all.push(call, call, calls.cancel(seated, id), calls.reserve(late, studioClass.classId));
    }
    const exchanges = await sendAtOnce(context, all);
    const left = [];
    for (const holder of holders) {
      left.push(await read.sessions(context, holder));
      for (const { classId } of classes)
        await notReservable(context, holder, classId, 'a deleted class is gone');
    }
    const description = 'a deleted class gives every session back, once';
    expect.equal(expect.last(exchanges), description, sessions, left);
  }
}

export const deleteClass = [
  contractRule('deleted-everywhere', 'a deleted class leaves every list', async (context) => {
    const holder = await make.passHolder(context);
    const studioClass = await make.openClass(context, 2);
    await deletedEverywhere(context, holder, studioClass);
    const gone = expect.isNotFound('createReservation', 'a deleted class cannot be reserved');
    await expect.response(context, calls.reserve(holder, studioClass.classId), gone);
  }),
  contractRule('deleted-today', "a deleted class leaves today's lists", async (context) => {
    const holder = await make.passHolder(context);
    await deletedEverywhere(context, holder, await make.classToday(context));
  }),
  contractRule(
    'deleted-at-once',
    'a class deleted at once gives every session back',
    deletedAtOnce,
  ),
  contractRule('other-trainers-class', "another trainer's class is a 403", async (context) => {
    const studioClass = await make.openClass(context, 2);
    const others = [await make.trainer(context), ...context.users.ROLE_MANAGER.slice(1)];
    for (const by of others) {
      const call = calls.deleteClass(by, studioClass.classId);
      await changesNothing(rowsOf(context, studioClass), () =>
        expect.error(context, 'Forbidden', call),
      );
    }
  }),
  studioRule('deleted-twice', 'a class is deleted once', async (context) => {
    const studioClass = await make.openClass(context, 1);
    await make.closedClass(context, studioClass);
    const call = calls.deleteClass(studioClass.by, studioClass.classId);
    await expect.error(context, 'ClassNotFound', call);
  }),
  studioRule('begun', 'a class that has begun cannot be deleted', begunClasses),
] as const;
