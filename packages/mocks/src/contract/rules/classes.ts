import { createClassConstraints } from '@fitness/api-contract/constraints';
import { addDays, dateOf, today as todayOf } from '../../dates.ts';
import {
  classesOf,
  closeClass,
  createClassCall,
  deleteClassCall,
  hourOf,
  minuteOf,
  openClass,
  registeredTimes,
  subjectOf,
  type StudioClass,
} from '../fixtures/classes.ts';
import { atTime } from '../fixtures/clock.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { newPassHolder, newTrainer, type PassHolder } from '../fixtures/members.ts';
import {
  begunClass,
  cancelCall,
  heldClass,
  hoursOfYesterday,
  openClassToday,
  remainingSessions,
  reserve,
  reserveCall,
} from '../fixtures/reservations.ts';
import { assertEqual, lastExchange } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import {
  expectError,
  expectResponse,
  expectSuccess,
  isBadRequest,
  isNotFound,
} from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { Untested } from '../harness/untested.ts';
import { requireUser, type User } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import {
  assertChangesNothing,
  assertClassListed,
  assertNotReservable,
  assertOneSuccess,
  assertReservationListed,
  assertSessionsEverywhere,
  sendConcurrently,
  sendRepeatedly,
  twoTrainers,
} from './shared.ts';

/** A registration at a free hour with some values changed. */
async function registration(context: Context, values: object = {}): Promise<Call> {
  const by = requireUser(context, 'ROLE_MANAGER');
  const { classSubjectId } = await subjectOf(context, by);
  const classTime = await context.freeHours.take(context, by);
  return createClassCall(by, { classSubjectId, classTime, classMaxCustomer: 1, ...values });
}

/** At an early hour of the day, when the run's tokens have not expired, whatever time the run started. */
async function begunHour(context: Context): Promise<void> {
  const hour = `${todayOf(context.clock)}T06`;
  await atTime(context, `${hour}:30:00`, async (later) => {
    const begun = await registration(later, { classTime: `${hour}:00:00` });
    await expectError(later, 'ClassTimePast', 'an hour of today that has begun is a 409', begun);
  });
}

export const createClass = [
  contractRule(
    'listed-everywhere',
    'a registered class is listed for its trainer and for pass holders, at the time that was sent',
    async (context) => {
      const holder = await newPassHolder(context);
      const studioClass = await openClass(context, 7);
      const { by, classTime } = studioClass;
      await assertClassListed(context, holder, studioClass, 0);
      const times = await registeredTimes(context, by, classTime.slice(0, 10));
      const found = times.rows.filter((time) => minuteOf(time) === classTime.slice(11, 16));
      assertEqual(times, 'a registered hour is listed once', 1, found.length);
    },
  ),
  contractRule(
    'concurrent-hour',
    'concurrent registrations of one hour count once',
    async (context) => {
      const exchanges = await sendRepeatedly(context, await registration(context), 4);
      assertOneSuccess(exchanges, 'concurrent registrations of one hour open one class');
    },
  ),
  studioRule('taken-hour', 'a trainer has one class an hour', async (context) => {
    const { classTime, by } = await openClass(context, 1);
    const call = await registration(context, { classTime });
    await assertChangesNothing(
      async () => {
        const { rows } = await registeredTimes(context, by, classTime.slice(0, 10));
        return rows.filter((time) => hourOf(time) === classTime.slice(11, 13)).length;
      },
      () =>
        expectError(
          context,
          'ClassTimeTaken',
          'an hour with a class of the trainer is a 409',
          call,
        ),
    );
  }),
  studioRule('sent-again', 'a registration that is sent again is refused', async (context) => {
    const call = await registration(context);
    const created = await expectSuccess(context, call, 'a class can be registered at a free hour');
    const { status } = await context.client.send(call);
    assertEqual(created, 'a registration that is sent again opens no second class', 409, status);
  }),
  studioRule('same-hour-of-another', 'two trainers may use the same hour', async (context) => {
    const trainers = twoTrainers(context);
    const classTime = await context.freeHours.take(context, ...trainers);
    for (const by of trainers) await openClass(context, 1, { by, classTime });
  }),
  studioRule('impossible-date', 'a date that the calendar lacks is refused', async (context) => {
    const call = await registration(context, { classTime: '2028-02-30T10:00:00' });
    await expectError(context, 'BadRequest', 'a class on 30 February is a 400', call);
  }),
  studioRule('past-date', 'a past date is refused', async (context) => {
    const classTime = `${addDays(todayOf(context.clock), -1)}T10:00:00`;
    const call = await registration(context, { classTime });
    await expectError(context, 'ClassDatePast', 'a class on a past date is a 409', call);
  }),
  studioRule('begun-hour', 'an hour of today that has begun is refused', begunHour, {
    isExclusive: true,
    reaches: ['ClassTimePast'],
  }),
  studioRule('other-subject', "a trainer registers the own subject's classes", async (context) => {
    const { classSubjectId } = await subjectOf(context, requireUser(context, 'ROLE_MANAGER'));
    for (const other of [classSubjectId + 1, unknownId()]) {
      const call = await registration(context, { classSubjectId: other });
      await expectError(context, 'SubjectNotAllowed', 'another subject is a 403', call);
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
      const rejected = await expectResponse(context, call, isBadRequest(description));
      assertEqual(rejected, description, text, (rejected.body as { message: string }).message);
    }
  }),
] as const;

function rowsOf(context: Context, { by, classId }: { by: User; classId: number }) {
  return async () => (await classesOf(context, by)).rows.filter((row) => row.classId === classId);
}

async function begunClasses(context: Context): Promise<void> {
  const own = await newPassHolder(context);
  const description = 'a class that has begun cannot be deleted';
  const begun = await begunClass(context);
  const isTodays = dateOf(begun.classTime) === todayOf(context.clock);
  const past = await heldClass(context, hoursOfYesterday(context), [own]);
  for (const [name, studioClass, holder] of [
    [isTodays ? 'ClassDeleteBegun' : 'ClassDeletePast', begun, begun.holder],
    ['ClassDeletePast', past, own],
  ] as const) {
    const call = deleteClassCall(studioClass.by, studioClass.classId);
    const read = rowsOf(context, studioClass);
    await assertChangesNothing(
      async () => [await remainingSessions(context, holder), await read()],
      () => expectError(context, name, description, call),
    );
    const { by, classTime } = studioClass;
    const times = await registeredTimes(context, by, dateOf(classTime));
    const hours = times.rows.filter((time) => hourOf(time) === classTime.slice(11, 13));
    const stays = 'a class that has begun stays in the lists of its trainer';
    assertEqual(times, stays, [1, 1], [(await read()).length, hours.length]);
  }
  if (!isTodays) throw new Untested('data', 'no free hour of today has begun');
}

/** Deletes a class with this reservation. */
async function assertDeletedEverywhere(
  context: Context,
  holder: PassHolder,
  studioClass: StudioClass,
  id: number,
  left: number,
): Promise<void> {
  const { by, classId, classTime } = studioClass;
  // Each list is read before too, which shows a cached response.
  await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
  await assertClassListed(context, holder, studioClass, 1);
  await assertSessionsEverywhere(context, holder, by, left - 1);
  await registeredTimes(context, by, classTime.slice(0, 10));
  // The hour is not released, since another rule would use it before it is checked.
  const call = deleteClassCall(by, classId);
  await expectSuccess(context, call, 'a trainer can delete an own class');
  await assertReservationListed(context, holder, studioClass, id, 'CANCELLED');
  const classes = await classesOf(context, by);
  const times = await registeredTimes(context, by, classTime.slice(0, 10));
  const hour = classTime.slice(11, 16);
  const leaves = 'a deleted class leaves the lists of its trainer';
  const classesLeft = classes.rows.filter((row) => row.classId === classId);
  assertEqual(classes, leaves, [], classesLeft);
  const timesLeft = times.rows.filter((time) => minuteOf(time) === hour);
  assertEqual(times, leaves, [], timesLeft);
  await assertNotReservable(context, holder, classId, 'a deleted class is no longer reservable');
  await assertSessionsEverywhere(context, holder, by, left);
}

/** In rounds, since the requests may not meet. */
async function deletedAtOnce(context: Context): Promise<void> {
  const holders = [await newPassHolder(context), await newPassHolder(context)] as const;
  const [seated, late] = holders;
  for (let round = 0; round < 3; round += 1) {
    const sessions = [];
    for (const holder of holders) sessions.push(await remainingSessions(context, holder));
    const classes = [await openClass(context, 3), await openClass(context, 3)];
    const calls: Call[] = [];
    for (const studioClass of classes) {
      const call = deleteClassCall(studioClass.by, studioClass.classId);
      const id = await reserve(context, seated, studioClass);
      calls.push(call, call, cancelCall(seated, id), reserveCall(late, studioClass.classId));
    }
    const exchanges = await sendConcurrently(context, calls);
    const left = [];
    for (const holder of holders) {
      left.push(await remainingSessions(context, holder));
      for (const { classId } of classes)
        await assertNotReservable(context, holder, classId, 'a deleted class is gone');
    }
    const description = 'a deleted class gives every session back, once';
    assertEqual(lastExchange(exchanges), description, sessions, left);
  }
}

export const deleteClass = [
  contractRule(
    'deleted-everywhere',
    'a deleted class leaves every list and gives the sessions of its reservations back',
    async (context) => {
      const holder = await newPassHolder(context);
      const sessions = await remainingSessions(context, holder);
      const studioClass = await openClass(context, 2);
      const id = await reserve(context, holder, studioClass);
      await assertDeletedEverywhere(context, holder, studioClass, id, sessions);
      const refused = isNotFound('createReservation', 'a deleted class cannot be reserved');
      await expectResponse(context, reserveCall(holder, studioClass.classId), refused);
    },
  ),
  contractRule('deleted-today', "a deleted class leaves today's lists", async (context) => {
    const holder = await newPassHolder(context);
    const sessions = await remainingSessions(context, holder);
    const studioClass = await openClassToday(context);
    const id = await reserve(context, holder, studioClass);
    await assertDeletedEverywhere(context, holder, studioClass, id, sessions);
  }),
  contractRule(
    'deleted-at-once',
    'a class that is deleted while it is reserved and cancelled gives every session back once',
    deletedAtOnce,
  ),
  contractRule('other-trainers-class', "another trainer's class is a 403", async (context) => {
    const studioClass = await openClass(context, 2);
    const others = [await newTrainer(context), ...context.users.ROLE_MANAGER.slice(1)];
    const description = "another trainer's class cannot be deleted";
    for (const by of others) {
      const call = deleteClassCall(by, studioClass.classId);
      await assertChangesNothing(rowsOf(context, studioClass), () =>
        expectError(context, 'Forbidden', description, call),
      );
    }
  }),
  studioRule('deleted-twice', 'a class is deleted once', async (context) => {
    const studioClass = await openClass(context, 1);
    await closeClass(context, studioClass);
    const again = deleteClassCall(studioClass.by, studioClass.classId);
    await expectError(context, 'ClassNotFound', 'a class that was deleted is a 404', again);
    const unknown = deleteClassCall(studioClass.by, unknownId());
    await expectError(context, 'ClassNotFound', 'an unknown class is a 404', unknown);
  }),
  studioRule('begun', 'a class that has begun cannot be deleted', begunClasses, {
    reaches: ['409', 'ClassDeletePast', 'ClassDeleteBegun'],
  }),
] as const;
