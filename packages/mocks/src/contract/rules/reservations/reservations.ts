import type { Context } from '../../harness/context.ts';
import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule } from '../../harness/rule.ts';
import { openClass } from '../../fixtures/classes.ts';
import { newMember, newPassHolder } from '../../fixtures/members.ts';
import {
  assertSessions,
  remainingSessions,
  reserve,
  reserveCall,
} from '../../fixtures/reservations.ts';
import { lastSeat, lastSession, sameClassTwice } from './concurrent-reservations.ts';
import {
  assertClassListed,
  assertReservationListed,
  assertSessionsEverywhere,
} from '../shared/listed-everywhere.ts';
import { stateModelRules } from './state-model.ts';
import { assertChangesNothing, viewOf } from '../shared/unchanged.ts';
import { refusedReservationRules } from './refused-reservations.ts';

/** A reservation takes one seat and one session, and every list shows it. */
async function listedEverywhere(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  const studioClass = await openClass(context, 3);
  const sessions = await remainingSessions(context, holder);
  const exchange = await expectSuccess(
    context,
    reserveCall(other, studioClass.classId),
    'a class with free seats can be reserved',
  );
  const id = await reserve(context, holder, studioClass);
  await assertSessionsEverywhere(context, holder, studioClass.by, sessions - 1);
  await assertClassListed(context, holder, studioClass, 2);
  await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
  await assertSessions(
    context,
    other,
    exchange,
    "a reservation uses nobody else's sessions",
    sessions - 1,
  );
}

async function otherPeoplesPass(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const by = await newMember(context);
  const { classId } = await openClass(context, 2);
  await assertChangesNothing(
    () => viewOf(context, holder, classId),
    () =>
      expectError(
        context,
        'Forbidden',
        "a class cannot be reserved with another customer's pass",
        reserveCall({ by, membershipId: holder.membershipId }, classId),
      ),
  );
}

/** Who may reserve what, and when. */
export const reservationRules = {
  createReservation: [
    contractRule(
      'listed-everywhere',
      'a reservation takes one seat and one session, and every list shows it',
      listedEverywhere,
    ),
    contractRule('last-seat', 'concurrent reservations never exceed the seats', lastSeat),
    contractRule(
      'same-class-twice',
      'concurrent reservations of one customer count once',
      sameClassTwice,
    ),
    contractRule('last-session', 'concurrent reservations never exceed the sessions', lastSession),
    contractRule('other-peoples-pass', "another customer's pass is a 403", otherPeoplesPass),
    ...stateModelRules,
    ...refusedReservationRules,
  ],
} as const;
