import { addDays, today as todayOf } from '../../../dates.ts';
import { assertEqual, assertOrder } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectError, expectResponse, expectSuccess, isNotFound } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { requireSecondUser, requireUser, type User } from '../../harness/users.ts';
import {
  classesOf,
  closeClass,
  deleteClassCall,
  openClass,
  subjectOf,
} from '../../fixtures/classes.ts';
import { registeredTimes } from '../../fixtures/free-hours.ts';
import { unknownId } from '../../fixtures/fresh-values.ts';
import { begunClass, heldClass, reservedToday, timeWithin } from '../../fixtures/held-classes.ts';
import { changeRoleCall, newMember, newPassHolder, signIn } from '../../fixtures/members.ts';
import {
  remainingSessions,
  reservableClasses,
  reserve,
  reserveCall,
} from '../../fixtures/reservations.ts';
import { assertReservationListed, assertSessionsEverywhere } from '../shared/listed-everywhere.ts';
import { assertChangesNothing } from '../shared/unchanged.ts';

/** A member who was made a trainer and signed in again; has no subject yet. */
async function newTrainer(context: Context): Promise<User> {
  const member = await newMember(context);
  const call = changeRoleCall(context, member.userId, 'ROLE_MANAGER');
  await expectSuccess(context, call, 'a customer can be made a trainer');
  const token = await signIn(context, member.username, member.password);
  return { ...member, role: 'ROLE_MANAGER', token };
}

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
    assertEqual(
      list,
      "registered times are the hours of the trainer's classes of that date, earliest first",
      expected.map((row) => row.classTime.slice(11, 16)).toSorted(),
      list.rows.map((time) => /(?:^|T)(\d{2}:\d{2})/.exec(time)?.[1]),
    );
  }
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

/** A deleted class leaves every list; its reservations are cancelled and their sessions given back. */
async function deletedEverywhere(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const sessions = await remainingSessions(context, holder);
  const ahead = await openClass(context, 2);
  const aheadId = await reserve(context, holder, ahead);
  const today = await reservedToday(context, holder);
  const reserved = reserveCall(holder, ahead.classId);
  for (const [studioClass, id, left] of [
    [ahead, aheadId, sessions - 1],
    [today, today.reservationIds[0] ?? 0, sessions],
  ] as const) {
    const { by, classId, classTime } = studioClass;
    // The hour is not given back, since another rule would use it before it is looked at.
    const call = deleteClassCall(by, classId);
    await expectSuccess(context, call, 'a trainer can delete an own class');
    await assertReservationListed(context, holder, studioClass, id, 'CANCELLED');
    const classes = await classesOf(context, by);
    const times = await registeredTimes(context, by, classTime.slice(0, 10));
    const hour = classTime.slice(11, 16);
    const leaves = 'a deleted class leaves the lists of its trainer';
    assertEqual(
      classes,
      leaves,
      [],
      classes.rows.filter((row) => row.classId === classId),
    );
    assertEqual(
      times,
      leaves,
      [],
      times.rows.filter((time) => time.includes(hour)),
    );
    const reservable = await reservableClasses(context, holder);
    const found = reservable.rows.filter((row) => row.classId === classId);
    assertEqual(reservable, 'a deleted class is no longer reservable', [], found);
    await assertSessionsEverywhere(context, holder, by, left);
  }
  const gone = isNotFound('createReservation', 'a deleted class cannot be reserved');
  await expectResponse(context, reserved, gone);
}

async function deletedTwice(context: Context): Promise<void> {
  const studioClass = await openClass(context, 1);
  await closeClass(context, studioClass);
  const again = deleteClassCall(studioClass.by, studioClass.classId);
  await expectError(context, 'ClassNotFound', 'a class that was deleted is a 404', again);
  const unknown = deleteClassCall(studioClass.by, unknownId());
  await expectError(context, 'ClassNotFound', 'an unknown class is a 404', unknown);
}

async function otherTrainersClass(context: Context): Promise<void> {
  const studioClass = await openClass(context, 2);
  for (const by of [await newTrainer(context), context.users.ROLE_MANAGER[1]]) {
    if (!by) continue;
    await assertChangesNothing(
      async () =>
        (await classesOf(context, studioClass.by)).rows.filter(
          ({ classId }) => classId === studioClass.classId,
        ),
      () =>
        expectError(
          context,
          'Forbidden',
          "another trainer's class cannot be deleted",
          deleteClassCall(by, studioClass.classId),
        ),
    );
  }
}

async function begunClasses(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const yesterday = timeWithin(`${addDays(todayOf(context.clock), -1)}T10`);
  const cases = [
    ['ClassDeleteBegun', await begunClass(context, [holder])],
    ['ClassDeletePast', await heldClass(context, yesterday, [holder])],
  ] as const;
  for (const [name, studioClass] of cases)
    await assertChangesNothing(
      async () => [
        await remainingSessions(context, holder),
        (await classesOf(context, studioClass.by)).rows.filter(
          ({ classId }) => classId === studioClass.classId,
        ),
      ],
      () =>
        expectError(
          context,
          name,
          'a class that has begun cannot be deleted',
          deleteClassCall(studioClass.by, studioClass.classId),
        ),
    );
}

/** What a trainer sees of the own classes, and what deleting one does. */
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
  ],
  deleteClass: [
    contractRule(
      'deleted-everywhere',
      'a deleted class leaves every list and gives the sessions of its reservations back',
      deletedEverywhere,
    ),
    contractRule('other-trainers-class', "another trainer's class is a 403", otherTrainersClass),
    studioRule('deleted-twice', 'a class is deleted once', deletedTwice),
    studioRule('begun', 'a class that has begun cannot be deleted', begunClasses, {
      reaches: ['409', 'ClassDeletePast', 'ClassDeleteBegun'],
    }),
  ],
} as const;
