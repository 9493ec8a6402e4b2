import { today as todayOf } from '../../dates.ts';
import {
  classesOf,
  minuteOf,
  openClass,
  readSubject,
  registeredTimes,
} from '../fixtures/classes.ts';
import { newTrainer } from '../fixtures/members.ts';
import { assertEqual, assertOrder, assertSameRows } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectError } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { Untested } from '../harness/untested.ts';
import { requireUser, type User } from '../harness/users.ts';
import { twoTrainers, viewsApart, type View } from './shared.ts';

async function noSubject(context: Context): Promise<void> {
  const by = await newTrainer(context);
  const trainer = requireUser(context, 'ROLE_MANAGER');
  const first = await readSubject(context, trainer);
  const description = 'a trainer without a subject gets a 404, also after another has got one';
  await expectError(context, 'SubjectNotFound', description, { operation: 'getMySubject', by });
  const { exchange, subject } = await readSubject(context, trainer);
  const same = 'the subject is the same after others have asked';
  assertEqual(exchange, same, first.subject, subject);
}

export const getMySubject = [
  contractRule('own-subject', "a trainer's classes are of the own subject", async (context) => {
    // Each subject is read again after those of the others, which shows a cached response.
    requireUser(context, 'ROLE_MANAGER');
    const trainers = [];
    for (const by of context.users.ROLE_MANAGER)
      trainers.push({ by, ...(await readSubject(context, by)) });
    for (const { by, subject } of trainers) {
      const { exchange, subject: again } = await readSubject(context, by);
      assertEqual(exchange, 'the subject is the same when it is read again', subject, again);
      const { classId } = await openClass(context, 1, { by });
      const list = await classesOf(context, by);
      assertEqual(
        list,
        "the trainer's classes have the name of the subject",
        subject.classSubjectName,
        list.rows.find((row) => row.classId === classId)?.classSubject,
      );
    }
  }),
  contractRule('no-subject', 'a trainer without a subject gets a 404', noSubject, {
    isExclusive: true,
    reaches: ['404', 'SubjectNotFound'],
  }),
] as const;

/** The classes of two trainers, or their hours of one date. */
async function trainersApart(
  context: Context,
  operation: 'listClassesWithReservations' | 'listRegisteredTimes',
): Promise<[View, View]> {
  const [first, second] = twoTrainers(context);
  // An hour at which both are free.
  const classTime = await context.freeHours.take(context, first, second);
  const date = classTime.slice(0, 10);
  const next = await context.freeHours.takeOn(context, second, date);
  if (next === undefined) throw new Untested('data', 'the trainers have too few free hours');
  const view = (by: User, time: string): View => ({
    call: { operation, by, ...(operation === 'listRegisteredTimes' && { query: { date } }) },
    add: () => openClass(context, 1, { by, classTime: time }),
  });
  return [view(first, classTime), view(second, next)];
}

export const listClassesWithReservations = [
  contractRule('own-classes', 'a trainer sees the own classes and no others', async (context) => {
    const [by, other] = twoTrainers(context);
    const own = await openClass(context, 1);
    const others = await openClass(context, 1, { by: other });
    const list = await classesOf(context, by);
    const ids = [own.classId, others.classId];
    assertEqual(
      list,
      'a trainer sees the own classes and no others',
      [own.classId],
      list.rows.map(({ classId }) => classId).filter((id) => ids.includes(id)),
    );
  }),
  studioRule('order', "a trainer's classes come earliest first", async (context) => {
    const [first, second] = [await openClass(context, 1), await openClass(context, 1)];
    const list = await classesOf(context, first.by);
    const times = list.rows.map((row) => row.classTime);
    assertOrder(list, "a trainer's classes come earliest first", times);
    const ids = [first.classId, second.classId];
    const found = list.rows.filter(({ classId }) => ids.includes(classId));
    assertEqual(list, 'every class of the trainer is listed once', 2, found.length);
  }),
  viewsApart("a trainer's classes are apart from those of another", (context) =>
    trainersApart(context, 'listClassesWithReservations'),
  ),
] as const;

const REGISTERED = "registered times are the hours of the trainer's classes of that date";

async function registeredHours(context: Context): Promise<void> {
  const { by, classTime } = await openClass(context, 1);
  for (const date of [classTime.slice(0, 10), todayOf(context.clock)]) {
    const classes = await classesOf(context, by);
    const list = await registeredTimes(context, by, date);
    const times = classes.rows.map((row) => row.classTime).filter((time) => time.startsWith(date));
    const expected = times.map((time) => time.slice(11, 16));
    assertSameRows(list, REGISTERED, expected, list.rows.map(minuteOf));
  }
}

export const listRegisteredTimes = [
  contractRule('registered-hours', REGISTERED, registeredHours, { isExclusive: true }),
  studioRule('order', 'registered times come earliest first', async (context) => {
    const { by, classTime } = await openClass(context, 1);
    const date = classTime.slice(0, 10);
    const next = await context.freeHours.takeOn(context, by, date);
    if (next !== undefined) await openClass(context, 1, { classTime: next });
    const list = await registeredTimes(context, by, date);
    const times = list.rows.map((time) => minuteOf(time) ?? '');
    assertOrder(list, 'registered times come earliest first', times);
  }),
  viewsApart("a trainer's hours are apart from those of another", (context) =>
    trainersApart(context, 'listRegisteredTimes'),
  ),
] as const;
