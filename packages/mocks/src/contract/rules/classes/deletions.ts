import { addDays, today as todayOf } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import {
  expectError,
  expectResponse,
  expectSuccess,
  isNotFound,
} from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { classesOf, closeClass, deleteClassCall, openClass } from '../../fixtures/classes.ts';
import { minuteOf, registeredTimes } from '../../fixtures/free-hours.ts';
import { unknownId } from '../../fixtures/fresh-values.ts';
import {
  begunClass,
  heldClass,
  reservedToday,
  minutesWithin,
} from '../../fixtures/held-classes.ts';
import { newPassHolder } from '../../fixtures/members.ts';
import {
  remainingSessions,
  reservableClasses,
  reserve,
  reserveCall,
} from '../../fixtures/reservations.ts';
import { assertReservationListed, assertSessionsEverywhere } from '../shared/listed-everywhere.ts';
import { assertChangesNothing } from '../shared/unchanged.ts';

import { newTrainer } from '../../fixtures/new-trainer.ts';

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
    // The hour is not released, since another rule would use it before it is checked.
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
      times.rows.filter((time) => minuteOf(time) === hour),
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
  const yesterday = minutesWithin(`${addDays(todayOf(context.clock), -1)}T10`);
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

/** Deleting classes. */
export const deletionRules = {
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
