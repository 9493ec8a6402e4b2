import { today } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { classesOf, isSameMinute, subjectOf, type StudioClass } from '../../fixtures/classes.ts';
import { allUsers, membersOf, readList } from '../../fixtures/lists.ts';
import type { PassHolder } from '../../fixtures/members.ts';
import { historyOf, reservableClasses, todayOf } from '../../fixtures/reservations.ts';

/** Throws unless all lists that show the sessions of a pass show this number. */
export async function assertSessionsEverywhere(
  context: Context,
  { by, membershipId }: PassHolder,
  manager: StudioClass['by'],
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
  const subject = await subjectOf(context, by);
  const reservable = await reservableClasses(context, holder);
  const row = reservable.rows.find((one) => one.classId === classId);
  assertEqual(
    reservable,
    'a class is reservable at its own time, with its subject, trainer and seats',
    [
      classTime.slice(0, 16),
      subject.classSubjectName,
      by.nickname ?? row?.trainerName,
      `${taken} of ${max}`,
    ],
    row && [
      row.classTime.slice(0, 16),
      row.classSubject,
      row.trainerName,
      `${row.currentCustomer} of ${row.maxCustomer}`,
    ],
  );
  const own = await classesOf(context, by);
  assertEqual(
    own,
    'the trainer sees a class once, at its own time, with its subject and a member for each reservation',
    [[classTime.slice(0, 16), subject.classSubjectName, taken]],
    own.rows
      .filter((one) => one.classId === classId)
      .map((one) => [
        one.classTime.slice(0, 16),
        one.classSubject,
        // Backends may omit the members.
        one.reservedMembers?.length ?? taken,
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
  const isTodays = status !== 'CANCELLED' && classTime.slice(0, 10) === today(context.clock);
  const todays = await todayOf(context, holder);
  const found = todays.rows.filter((row) => row.reservationId === id);
  assertEqual(
    todays,
    "today's list shows the reservations of today and no others",
    isTodays ? [true] : [],
    found.map((row) => isSameMinute(row.classTime, classTime)),
  );
}
