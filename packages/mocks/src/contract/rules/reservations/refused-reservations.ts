import { healthPlans } from '@fitness/api-contract/catalogue';
import { addDays, today } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectError } from '../../harness/expectations.ts';
import { studioRule } from '../../harness/rule.ts';
import { requireSecondUser, requireUser } from '../../harness/users.ts';
import { openClass } from '../../fixtures/classes.ts';
import { unknownId } from '../../fixtures/fresh-values.ts';
import { begunClass } from '../../fixtures/held-classes.ts';
import {
  buyPass,
  newMember,
  newPassHolder,
  passesOf,
  planOf,
  type PassHolder,
} from '../../fixtures/members.ts';
import {
  remainingSessions,
  reservableClasses,
  reserve,
  reserveCall,
} from '../../fixtures/reservations.ts';
import { assertChangesNothing, viewOf } from '../shared/unchanged.ts';

/** Sends a reservation that must be rejected and must change nothing. */
async function expectRejected(
  context: Context,
  holder: PassHolder,
  classId: number,
  name: Parameters<typeof expectError>[1],
  description: string,
): Promise<void> {
  await assertChangesNothing(
    () => viewOf(context, holder, classId),
    () => expectError(context, name, description, reserveCall(holder, classId)),
  );
}

async function fullClass(context: Context): Promise<void> {
  const studioClass = await openClass(context, 1);
  await reserve(context, await newPassHolder(context), studioClass);
  const holder = await newPassHolder(context);
  await expectRejected(context, holder, studioClass.classId, 'ClassFull', 'a full class is a 409');
}

async function reservedAlready(context: Context): Promise<void> {
  const studioClass = await openClass(context, 3);
  const holder = await newPassHolder(context);
  await reserve(context, holder, studioClass);
  const { classId } = studioClass;
  await expectRejected(
    context,
    holder,
    classId,
    'AlreadyReserved',
    'a second reservation is a 409',
  );
}

async function usedUp(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  for (let left = await remainingSessions(context, holder); left > 0; left -= 1)
    await reserve(context, holder, await openClass(context, 1));
  const { classId } = await openClass(context, 2);
  await expectRejected(context, holder, classId, 'NoSessionsLeft', 'a used-up pass is a 409');
}

/** A pass is valid on its last day and not on the next one. */
async function lastDay(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const [pass] = await passesOf(context, holder.by);
  const date = pass?.expiredDate ?? '';
  const by = requireUser(context, 'ROLE_MANAGER');
  const late = await context.freeHours.takeOn(context, by, addDays(date, 1));
  const { classId } = await openClass(context, 2, { classTime: late ?? '' });
  const description = 'a class after the last day of the pass is a 409';
  await expectRejected(context, holder, classId, 'MembershipExpired', description);
  const listed = await reservableClasses(context, holder);
  const found = listed.rows.filter((row) => row.classId === classId);
  assertEqual(listed, 'a class after the last day of the pass is not reservable', [], found);
  const last = await context.freeHours.takeOn(context, by, date);
  await reserve(context, holder, await openClass(context, 2, { classTime: last ?? '' }));
}

async function expiredPass(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const { membershipId } = holder;
  const expiredDate = addDays(today(context.clock), -1);
  const { classId } = await openClass(context, 2);
  await context.hook.make('pass-expires', { membershipId, expiredDate });
  await expectRejected(context, holder, classId, 'MembershipExpired', 'an expired pass is a 409');
}

async function otherKindOfPass(context: Context): Promise<void> {
  const by = await newMember(context);
  const promotionId = healthPlans[0]?.promotionId ?? 0;
  const { membershipId } = await buyPass(context, by, { promotionId, managerId: 0 });
  const { classId } = await openClass(context, 2);
  const description = 'a class cannot be reserved with a health pass';
  await expectRejected(context, { by, membershipId }, classId, 'ClassNotAllowed', description);
}

async function otherTrainersClass(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const by = requireSecondUser(context, 'ROLE_MANAGER');
  const { classId } = await openClass(context, 2, { by });
  const description = "a class cannot be reserved with another trainer's pass";
  await expectRejected(context, holder, classId, 'ClassNotAllowed', description);
}

async function sameHour(context: Context): Promise<void> {
  const second = requireSecondUser(context, 'ROLE_MANAGER');
  const manager = requireUser(context, 'ROLE_MANAGER');
  const first = await newPassHolder(context);
  const classTime = await context.freeHours.takeShared(context, manager, second);
  await reserve(context, first, await openClass(context, 2, { classTime }));
  const { membershipId } = await buyPass(context, first.by, planOf(second));
  const sameTime = await openClass(context, 2, { by: second, classTime });
  const holder = { by: first.by, membershipId };
  const description = 'another class at the same hour is a 409';
  await expectRejected(context, holder, sameTime.classId, 'SameHourReserved', description);
}

async function unknownClass(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const call = reserveCall(holder, unknownId());
  await expectError(context, 'ClassNotFound', 'an unknown class is a 404', call);
}

async function classBegun(context: Context): Promise<void> {
  const { classId } = await begunClass(context);
  const holder = await newPassHolder(context);
  await expectRejected(context, holder, classId, 'ClassBegun', 'a class that has begun is a 409');
}

/** Reservations that the studio refuses. */
export const refusedReservationRules = [
  studioRule('full-class', 'a full class cannot be reserved', fullClass),
  studioRule('already-reserved', 'a class can be reserved once', reservedAlready),
  studioRule('used-up-pass', 'a pass without sessions cannot reserve', usedUp),
  studioRule('last-day', 'a pass is valid up to its last day', lastDay),
  studioRule('expired-pass', 'an expired pass cannot reserve', expiredPass),
  studioRule('other-kind-of-pass', 'a pass of another kind cannot reserve', otherKindOfPass),
  studioRule('other-trainers-class', "a pass is for its trainer's classes", otherTrainersClass),
  studioRule('same-hour', 'a customer reserves one class an hour', sameHour),
  studioRule('unknown-class', 'an unknown class is a 404', unknownClass),
  studioRule('class-begun', 'a class that has begun cannot be reserved', classBegun, {
    reaches: ['ClassBegun'],
  }),
] as const;
