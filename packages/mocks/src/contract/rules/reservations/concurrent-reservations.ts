import { assertEqual, countSuccesses, lastExchange } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { isSuccess } from '../../wire/exchange.ts';
import { openClass } from '../../fixtures/classes.ts';
import { newPassHolder } from '../../fixtures/members.ts';
import {
  assertSeatsTaken,
  assertSessions,
  cancelCall,
  historyOf,
  remainingSessions,
  reserve,
  reserveCall,
} from '../../fixtures/reservations.ts';
import { repeated, sendConcurrently } from '../shared/concurrent.ts';

export async function lastSeat(context: Context): Promise<void> {
  const holders = [];
  for (let number = 0; number < 3; number += 1) holders.push(await newPassHolder(context));
  const studioClass = await openClass(context, 1);
  const exchanges = await sendConcurrently(
    context,
    holders.map((holder) => reserveCall(holder, studioClass.classId)),
  );
  const description = 'one seat that is reserved concurrently goes to one customer';
  const count = countSuccesses(exchanges, description, 1);
  const [holder] = holders;
  const last = lastExchange(exchanges);
  if (holder) await assertSeatsTaken(context, holder, last, studioClass, count);
}

export async function sameClassTwice(context: Context): Promise<void> {
  const studioClass = await openClass(context, 4);
  const holder = await newPassHolder(context);
  const before = await remainingSessions(context, holder);
  const call = reserveCall(holder, studioClass.classId);
  const exchanges = await sendConcurrently(context, repeated(call, 4));
  const last = lastExchange(exchanges);
  const description = 'a customer who reserves one class concurrently gets one reservation';
  const count = countSuccesses(exchanges, description, 1);
  const { rows } = await historyOf(context, holder);
  assertEqual(last, description, `${count} in the history`, `${rows.length} in the history`);
  await assertSessions(context, holder, last, 'a reservation uses one session', before - count);
}

/** Reserves more classes than the pass has sessions, then cancels one. */
export async function lastSession(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const spare = 2;
  for (let left = await remainingSessions(context, holder); left > spare; left -= 1)
    await reserve(context, holder, await openClass(context, 1));
  const sessions = await remainingSessions(context, holder);
  const classes = [];
  for (let number = 0; number < sessions + 2; number += 1)
    classes.push(await openClass(context, 2));
  const exchanges = await sendConcurrently(
    context,
    classes.map(({ classId }) => reserveCall(holder, classId)),
  );
  const last = lastExchange(exchanges);
  const count = countSuccesses(exchanges, 'reservations never exceed the sessions', sessions);
  const never = 'the sessions left fall with each reservation and never below zero';
  await assertSessions(context, holder, last, never, sessions - count);
  const studioClass = classes[exchanges.findIndex(isSuccess)];
  if (!studioClass) return;
  const { rows } = await historyOf(context, holder);
  const row = rows.find((one) => one.classTime.startsWith(studioClass.classTime.slice(0, 16)));
  const cancelled = await context.client.send(cancelCall(holder, row?.reservationId ?? 0));
  const back = 'a cancellation gives a used-up pass one session back';
  await assertSessions(context, holder, cancelled, back, sessions - count + 1);
}

/** The same reservation is cancelled several times. */
export async function sameCancellation(context: Context): Promise<void> {
  const studioClass = await openClass(context, 2);
  const holder = await newPassHolder(context);
  const id = await reserve(context, holder, studioClass);
  const before = await remainingSessions(context, holder);
  const exchanges = await sendConcurrently(context, repeated(cancelCall(holder, id), 4));
  const last = lastExchange(exchanges);
  const count = countSuccesses(exchanges, 'a reservation is cancelled once', 1);
  const back = 'a cancellation gives one session back, once';
  await assertSessions(context, holder, last, back, before + count);
  await assertSeatsTaken(context, holder, last, studioClass, 1 - count);
}
