import { openClass } from '../fixtures/classes.ts';
import { unknownId } from '../fixtures/fresh-values.ts';
import { newPassHolder } from '../fixtures/members.ts';
import {
  assertSeatsTaken,
  assertSessions,
  begunClass,
  cancelCall,
  heldClass,
  hoursOfYesterday,
  remainingSessions,
  reserve,
  reservedToday,
} from '../fixtures/reservations.ts';
import { countSuccesses, lastExchange } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectError, expectSuccess } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import {
  assertClassListed,
  assertReservationListed,
  assertSessionsEverywhere,
  expectRefusal,
  sendRepeatedly,
} from './shared.ts';

async function cancelledToday(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await reservedToday(context, holder);
  const id = studioClass.reservationId;
  await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
  const call = cancelCall(holder, id);
  await expectSuccess(context, call, 'a coming reservation of today can be cancelled');
  await assertReservationListed(context, holder, studioClass, id, 'CANCELLED');
}

async function begunReservation(context: Context): Promise<void> {
  const own = await newPassHolder(context);
  const description = 'a reservation of a class that has begun cannot be cancelled';
  for (const { classId, reservationId, holder } of [
    await begunClass(context),
    { ...(await heldClass(context, hoursOfYesterday(context), [own])), holder: own },
  ]) {
    const call = cancelCall(holder, reservationId);
    await expectRefusal(context, holder, classId, 'ReservationBegun', description, call);
  }
}

export const cancelReservation = [
  contractRule(
    'listed-everywhere',
    'a cancellation gives one seat and one session back, and every list shows it',
    async (context) => {
      const holder = await newPassHolder(context);
      const studioClass = await openClass(context, 3);
      const sessions = await remainingSessions(context, holder);
      await reserve(context, await newPassHolder(context), studioClass);
      const id = await reserve(context, holder, studioClass);
      // Each list is read before too, which shows a cached response.
      await assertSessionsEverywhere(context, holder, studioClass.by, sessions - 1);
      await assertClassListed(context, holder, studioClass, 2);
      await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
      const call = cancelCall(holder, id);
      await expectSuccess(context, call, 'an own coming reservation can be cancelled');
      await assertSessionsEverywhere(context, holder, studioClass.by, sessions);
      await assertClassListed(context, holder, studioClass, 1);
      await assertReservationListed(context, holder, studioClass, id, 'CANCELLED');
    },
  ),
  contractRule('cancelled-today', "a cancelled reservation leaves today's list", cancelledToday),
  contractRule('cancelled-concurrently', 'concurrent cancellations count once', async (context) => {
    const studioClass = await openClass(context, 2);
    const holder = await newPassHolder(context);
    const id = await reserve(context, holder, studioClass);
    const before = await remainingSessions(context, holder);
    const exchanges = await sendRepeatedly(context, cancelCall(holder, id), 4);
    const last = lastExchange(exchanges);
    const count = countSuccesses(exchanges, 'a reservation is cancelled once', 1);
    const back = 'a cancellation gives one session back, once';
    await assertSessions(context, holder, last, back, before + count);
    await assertSeatsTaken(context, holder, last, studioClass, 1 - count);
  }),
  contractRule(
    'other-peoples-reservation',
    "another customer's reservation is a 403",
    async (context) => {
      const holder = await newPassHolder(context);
      const other = await newPassHolder(context);
      const studioClass = await openClass(context, 2);
      const call = cancelCall(other, await reserve(context, holder, studioClass));
      const description = "another customer's reservation cannot be cancelled";
      await expectRefusal(context, holder, studioClass.classId, 'Forbidden', description, call);
    },
  ),
  studioRule('cancelled-twice', 'a reservation is cancelled once', async (context) => {
    const holder = await newPassHolder(context);
    const studioClass = await openClass(context, 2);
    const call = cancelCall(holder, await reserve(context, holder, studioClass));
    await expectSuccess(context, call, 'an own coming reservation can be cancelled');
    const { classId } = studioClass;
    const description = 'a second cancellation is a 404';
    await expectRefusal(context, holder, classId, 'ReservationNotFound', description, call);
    const unknown = cancelCall(holder, unknownId());
    await expectError(context, 'ReservationNotFound', 'an unknown reservation is a 404', unknown);
  }),
  studioRule('begun', 'a reservation of a class that has begun stays', begunReservation, {
    reaches: ['409', 'ReservationBegun'],
  }),
] as const;
