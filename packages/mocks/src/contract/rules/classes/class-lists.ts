import { today as todayOf } from '../../../dates.ts';
import { assertEqual, assertOrder, assertSameRows } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { requireSecondUser, requireUser } from '../../harness/users.ts';
import { classesOf, openClass, subjectOf } from '../../fixtures/classes.ts';
import { minuteOf, registeredTimes } from '../../fixtures/free-hours.ts';
import { newTrainer } from '../../fixtures/new-trainer.ts';

async function noSubject(context: Context): Promise<void> {
  const call = { operation: 'getMySubject', by: await newTrainer(context) } as const;
  await expectError(context, 'SubjectNotFound', 'a trainer without a subject gets a 404', call);
}

async function ownSubject(context: Context): Promise<void> {
  const by = requireUser(context, 'ROLE_MANAGER');
  const call = { operation: 'getMySubject', by } as const;
  const first = await expectSuccess(context, call, 'the trainer has a subject');
  const second = await expectSuccess(context, call, 'the trainer has a subject');
  assertEqual(second, 'the subject is the same when it is read again', first.body, second.body);
  const { classId } = await openClass(context, 1);
  const list = await classesOf(context, by);
  assertEqual(
    list,
    "the trainer's classes have the name of the subject",
    (await subjectOf(context, by)).classSubjectName,
    list.rows.find((row) => row.classId === classId)?.classSubject,
  );
}

async function onlyOwnClasses(context: Context): Promise<void> {
  const [by, other] = [
    requireUser(context, 'ROLE_MANAGER'),
    requireSecondUser(context, 'ROLE_MANAGER'),
  ];
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
}

/** Registered times are exactly the hours of the trainer's classes of that date. */
async function registeredHours(context: Context): Promise<void> {
  const by = requireUser(context, 'ROLE_MANAGER');
  const { classTime } = await openClass(context, 1);
  for (const date of [classTime.slice(0, 10), todayOf(context.clock)]) {
    const classes = await classesOf(context, by);
    const list = await registeredTimes(context, by, date);
    const expected = classes.rows.filter((row) => row.classTime.startsWith(date));
    assertSameRows(
      list,
      "registered times are the hours of the trainer's classes of that date",
      expected.map((row) => row.classTime.slice(11, 16)),
      list.rows.map(minuteOf),
    );
  }
}

async function hourOrder(context: Context): Promise<void> {
  const { by, classTime } = await openClass(context, 1);
  const next = await context.freeHours.takeOn(context, by, classTime.slice(0, 10));
  if (next !== undefined) await openClass(context, 1, { classTime: next });
  const list = await registeredTimes(context, by, classTime.slice(0, 10));
  const times = list.rows.map((time) => minuteOf(time) ?? '');
  assertOrder(list, 'registered times come earliest first', times);
}

async function classOrder(context: Context): Promise<void> {
  const [first, second] = [await openClass(context, 1), await openClass(context, 1)];
  const list = await classesOf(context, first.by);
  const times = list.rows.map((row) => row.classTime);
  assertOrder(list, "a trainer's classes come earliest first", times);
  const ids = [first.classId, second.classId];
  const found = list.rows.filter(({ classId }) => ids.includes(classId));
  assertEqual(list, 'every class of the trainer is listed once', 2, found.length);
}

/** A trainer's lists of the own classes. */
export const classListRules = {
  getMySubject: [
    contractRule('own-subject', "a trainer's classes are of the own subject", ownSubject),
    contractRule('no-subject', 'a trainer without a subject gets a 404', noSubject, {
      reaches: ['404', 'SubjectNotFound'],
    }),
  ],
  listClassesWithReservations: [
    contractRule('own-classes', 'a trainer sees the own classes and no others', onlyOwnClasses),
    studioRule('order', "a trainer's classes come earliest first", classOrder),
  ],
  listRegisteredTimes: [
    contractRule(
      'registered-hours',
      "registered times are the hours of the trainer's classes of that date",
      registeredHours,
      { isExclusive: true },
    ),
    studioRule('order', 'registered times come earliest first', hourOrder),
  ],
} as const;
