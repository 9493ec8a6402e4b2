import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addDays, today } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Call } from '../../wire/call.ts';
import type { Context } from '../../harness/context.ts';
import { isSuccess } from '../../wire/exchange.ts';
import { expectError, expectResponse, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { requireSecondUser, requireUser } from '../../harness/users.ts';
import { createClassCall, openClass, subjectOf } from '../../fixtures/classes.ts';
import { hourOf, minuteOf, registeredTimes } from '../../fixtures/free-hours.ts';
import { unknownId } from '../../fixtures/fresh-values.ts';
import { newPassHolder } from '../../fixtures/members.ts';
import { repeated, sendConcurrently } from '../shared/concurrent.ts';
import { assertClassListed } from '../shared/listed-everywhere.ts';
import { assertChangesNothing } from '../shared/unchanged.ts';

/** A registration at a free hour with some values changed. */
async function registration(context: Context, values: object = {}): Promise<Call> {
  const by = requireUser(context, 'ROLE_MANAGER');
  const { classSubjectId } = await subjectOf(context, by);
  const classTime = await context.freeHours.take(context, by);
  return createClassCall(by, { classSubjectId, classTime, classMaxCustomer: 1, ...values });
}

async function listedEverywhere(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await openClass(context, 7);
  const { by, classTime } = studioClass;
  await assertClassListed(context, holder, studioClass, 0);
  const times = await registeredTimes(context, by, classTime.slice(0, 10));
  const found = times.rows.filter((time) => minuteOf(time) === classTime.slice(11, 16));
  assertEqual(times, 'a registered hour is listed once', 1, found.length);
}

async function takenHour(context: Context): Promise<void> {
  const { classTime, by } = await openClass(context, 1);
  const call = await registration(context, { classTime });
  await assertChangesNothing(
    async () => {
      const { rows } = await registeredTimes(context, by, classTime.slice(0, 10));
      return rows.filter((time) => hourOf(time) === classTime.slice(11, 13)).length;
    },
    () =>
      expectError(context, 'ClassTimeTaken', 'an hour with a class of the trainer is a 409', call),
  );
}

async function sameHourOfAnother(context: Context): Promise<void> {
  const first = requireUser(context, 'ROLE_MANAGER');
  const second = requireSecondUser(context, 'ROLE_MANAGER');
  const classTime = await context.freeHours.takeShared(context, first, second);
  for (const by of [first, second]) await openClass(context, 1, { by, classTime });
}

async function concurrentHour(context: Context): Promise<void> {
  const call = await registration(context);
  const exchanges = await sendConcurrently(context, repeated(call, 4));
  const [first] = exchanges;
  const count = exchanges.filter(isSuccess).length;
  const description = 'concurrent registrations of one hour open one class';
  if (first) assertEqual(first, description, 1, count);
}

async function pastDate(context: Context): Promise<void> {
  const classTime = `${addDays(today(context.clock), -1)}T10:00:00`;
  const call = await registration(context, { classTime });
  await expectError(context, 'ClassDatePast', 'a class on a past date is a 409', call);
}

async function impossibleDate(context: Context): Promise<void> {
  const call = await registration(context, { classTime: '2028-02-30T10:00:00' });
  await expectError(context, 'BadRequest', 'a class on 30 February is a 400', call);
}

/** At an early hour of the day, when the run's tokens have not expired, whatever time the run started. */
async function begunHour(context: Context): Promise<void> {
  const hour = `${today(context.clock)}T06`;
  await context.hook.make('clock', { now: `${hour}:30:00` });
  try {
    const begun = await registration(context, { classTime: `${hour}:00:00` });
    await expectError(context, 'ClassTimePast', 'an hour of today that has begun is a 409', begun);
  } finally {
    await context.hook.make('clock', {});
  }
}

async function otherSubject(context: Context): Promise<void> {
  const { classSubjectId } = await subjectOf(context, requireUser(context, 'ROLE_MANAGER'));
  for (const other of [classSubjectId + 1, unknownId()]) {
    const call = await registration(context, { classSubjectId: other });
    await expectError(context, 'SubjectNotAllowed', 'another subject is a 403', call);
  }
}

async function seatLimits(context: Context): Promise<void> {
  const { minimum, maximum, message, messages } = createClassConstraints.classMaxCustomer;
  for (const [classMaxCustomer, text] of [
    [minimum - 1, message],
    [maximum + 1, messages.maximum],
  ] as const) {
    const call = await registration(context, { classMaxCustomer });
    const description = `a class of ${classMaxCustomer} seats is a 400 with the message of its limit`;
    const rejected = await expectResponse(context, call, { description, statuses: ['400'] });
    assertEqual(rejected, description, text, (rejected.body as { message: string }).message);
  }
}

async function sentAgain(context: Context): Promise<void> {
  const call = await registration(context);
  const created = await expectSuccess(context, call, 'a class can be registered at a free hour');
  const again = await context.client.send(call);
  assertEqual(
    created,
    'a registration that is sent again opens no second class',
    409,
    again.status,
  );
}

/** Which classes a trainer can register. */
export const classRules = {
  createClass: [
    contractRule(
      'listed-everywhere',
      'a registered class is listed for its trainer and for pass holders, at the time that was sent',
      listedEverywhere,
    ),
    contractRule(
      'concurrent-hour',
      'concurrent registrations of one hour count once',
      concurrentHour,
    ),
    studioRule('taken-hour', 'a trainer has one class an hour', takenHour),
    studioRule('sent-again', 'a registration that is sent again is refused', sentAgain),
    studioRule('same-hour-of-another', 'two trainers may use the same hour', sameHourOfAnother),
    studioRule('impossible-date', 'a date that the calendar lacks is refused', impossibleDate),
    studioRule('past-date', 'a past date is refused', pastDate),
    studioRule('begun-hour', 'an hour of today that has begun is refused', begunHour, {
      isExclusive: true,
      reaches: ['ClassTimePast'],
    }),
    studioRule('other-subject', "a trainer registers the own subject's classes", otherSubject),
    studioRule('seat-limits', 'a class has 1 to 50 seats', seatLimits),
  ],
} as const;
