import { addDays, today } from '../../../dates.ts';
import type { Context } from '../../harness/context.ts';
import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { openClass } from '../../fixtures/classes.ts';
import { unknownId } from '../../fixtures/fresh-values.ts';
import {
  begunClass,
  heldClass,
  reservedToday,
  minutesWithin,
} from '../../fixtures/held-classes.ts';
import { newPassHolder } from '../../fixtures/members.ts';
import { cancelCall, remainingSessions, reserve } from '../../fixtures/reservations.ts';
import { sameCancellation } from './concurrent-reservations.ts';
import {
  assertClassListed,
  assertReservationListed,
  assertSessionsEverywhere,
} from '../shared/listed-everywhere.ts';
import { assertChangesNothing, viewOf } from '../shared/unchanged.ts';

/** A cancellation gives seat and session back, and every list shows it. */
async function listedEverywhere(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await openClass(context, 3);
  const sessions = await remainingSessions(context, holder);
  await reserve(context, await newPassHolder(context), studioClass);
  const id = await reserve(context, holder, studioClass);
  const call = cancelCall(holder, id);
  await expectSuccess(context, call, 'an own coming reservation can be cancelled');
  await assertSessionsEverywhere(context, holder, studioClass.by, sessions);
  await assertClassListed(context, holder, studioClass, 1);
  await assertReservationListed(context, holder, studioClass, id, 'CANCELLED');
}

async function cancelledToday(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await reservedToday(context, holder);
  const [id = 0] = studioClass.reservationIds;
  const call = cancelCall(holder, id);
  await expectSuccess(context, call, 'a coming reservation of today can be cancelled');
  await assertReservationListed(context, holder, studioClass, id, 'CANCELLED');
}

async function cancelledTwice(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await openClass(context, 2);
  const call = cancelCall(holder, await reserve(context, holder, studioClass));
  await expectSuccess(context, call, 'an own coming reservation can be cancelled');
  await assertChangesNothing(
    () => viewOf(context, holder, studioClass.classId),
    () => expectError(context, 'ReservationNotFound', 'a second cancellation is a 404', call),
  );
  const unknown = cancelCall(holder, unknownId());
  await expectError(context, 'ReservationNotFound', 'an unknown reservation is a 404', unknown);
}

async function otherPeoplesReservation(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  const studioClass = await openClass(context, 2);
  const call = cancelCall(other, await reserve(context, holder, studioClass));
  await assertChangesNothing(
    () => viewOf(context, holder, studioClass.classId),
    () =>
      expectError(context, 'Forbidden', "another customer's reservation cannot be cancelled", call),
  );
}

async function begunReservation(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const yesterday = minutesWithin(`${addDays(today(context.clock), -1)}T10`);
  for (const studioClass of [
    await begunClass(context, [holder]),
    await heldClass(context, yesterday, [holder]),
  ]) {
    const call = cancelCall(holder, studioClass.reservationIds[0] ?? 0);
    await assertChangesNothing(
      () => viewOf(context, holder, studioClass.classId),
      () =>
        expectError(
          context,
          'ReservationBegun',
          'a reservation of a class that has begun cannot be cancelled',
          call,
        ),
    );
  }
}

/** Which reservations can be cancelled, and what that gives back. */
export const cancellationRules = {
  cancelReservation: [
    contractRule(
      'listed-everywhere',
      'a cancellation gives one seat and one session back, and every list shows it',
      listedEverywhere,
    ),
    contractRule('cancelled-today', "a cancelled reservation leaves today's list", cancelledToday),
    contractRule('cancelled-concurrently', 'concurrent cancellations count once', sameCancellation),
    contractRule(
      'other-peoples-reservation',
      "another customer's reservation is a 403",
      otherPeoplesReservation,
    ),
    studioRule('cancelled-twice', 'a reservation is cancelled once', cancelledTwice),
    studioRule('begun', 'a reservation of a class that has begun stays', begunReservation, {
      reaches: ['409', 'ReservationBegun'],
    }),
  ],
} as const;
