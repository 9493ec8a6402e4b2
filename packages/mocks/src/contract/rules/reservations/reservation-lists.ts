import { addDays, today } from '../../../dates.ts';
import { assertEqual, assertOrder, assertSameRows } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule, type Rule } from '../../harness/rule.ts';
import { requireUser } from '../../harness/users.ts';
import { openClass } from '../../fixtures/classes.ts';
import { heldClass, reservedToday, minutesWithin } from '../../fixtures/held-classes.ts';
import {
  attendanceCall,
  buyPass,
  newPassHolder,
  planOf,
  type PassHolder,
} from '../../fixtures/members.ts';
import { historyOf, reserve, todayOf } from '../../fixtures/reservations.ts';
import { assertReservationListed } from '../shared/listed-everywhere.ts';
import { viewsApart, type View } from '../shared/views-apart.ts';
import { ownPassOnly } from './own-pass-only.ts';

async function todays(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  await reserve(context, holder, await openClass(context, 2));
  const { reservationIds, classTime } = await reservedToday(context, holder);
  const list = await todayOf(context, holder);
  assertEqual(
    list,
    "today's reservations of the pass are listed at the time of the class, and no others",
    [[reservationIds[0], classTime.slice(0, 16)]],
    list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
  );
  for (const other of [await newPassHolder(context), await secondPassOf(context, holder)]) {
    const empty = await todayOf(context, other);
    assertEqual(empty, 'reservations of today of other passes are not listed', [], empty.rows);
  }
}

/** Another pass of the same customer for the same trainer. */
async function secondPassOf(context: Context, { by }: PassHolder): Promise<PassHolder> {
  const plan = planOf(requireUser(context, 'ROLE_MANAGER'));
  return { by, membershipId: (await buyPass(context, by, plan)).membershipId };
}

/** Every reservation of the pass and no other, latest class first. */
async function history(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const other = await newPassHolder(context);
  const expected: unknown[] = [];
  for (let number = 0; number < 3; number += 1) {
    const studioClass = await openClass(context, 3);
    await reserve(context, other, studioClass);
    const id = await reserve(context, holder, studioClass);
    expected.push([id, studioClass.classTime.slice(0, 16)]);
  }
  const empty = await historyOf(context, await secondPassOf(context, holder));
  assertEqual(empty, 'the history of a new pass is empty', [], empty.rows);
  const list = await historyOf(context, holder);
  assertSameRows(
    list,
    'the history holds every reservation of the pass and no others',
    expected,
    list.rows.map((row) => [row.reservationId, row.classTime.slice(0, 16)]),
  );
}

async function historyOrder(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  for (let number = 0; number < 4; number += 1)
    await reserve(context, holder, await openClass(context, 2));
  const list = await historyOf(context, holder);
  const times = list.rows.map((row) => row.classTime);
  assertOrder(list, 'the history comes latest class first', times, 'descending');
}

/** Past classes by attendance: ATTENDED with it, ABSENT without. */
async function pastStatuses(context: Context): Promise<void> {
  const date = addDays(today(context.clock), -2);
  for (const status of ['ATTENDED', 'ABSENT'] as const) {
    const holder = await newPassHolder(context);
    const held = await heldClass(context, minutesWithin(`${date}T10`), [holder]);
    if (status === 'ATTENDED')
      await context.hook.make('attended', { userId: holder.by.userId, date });
    const [id = 0] = held.reservationIds;
    await assertReservationListed(context, holder, held, id, status);
  }
}

/** Attendance earlier on the day does not count before the class starts. */
async function attendedEarlier(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const studioClass = await reservedToday(context, holder);
  const call = attendanceCall(context, holder.by);
  await expectSuccess(context, call, 'the first attendance of a day is recorded');
  const [id = 0] = studioClass.reservationIds;
  await assertReservationListed(context, holder, studioClass, id, 'RESERVED');
}

/** Two passes of one customer. */
function passesApart<Id extends 'listTodayReservations' | 'listReservationHistory'>(
  operation: Id,
  reserveOne: (context: Context, holder: PassHolder) => Promise<unknown>,
): Rule {
  return viewsApart("a pass's reservations are apart from those of another", async (context) => {
    const holder = await newPassHolder(context);
    const view = ({ by, membershipId }: PassHolder): View<Id> => ({
      call: { operation, by, query: { membershipId } },
      add: () => reserveOne(context, { by, membershipId }),
    });
    return [view(holder), view(await secondPassOf(context, holder))];
  });
}

/** The reservations of a pass. */
export const reservationListRules = {
  listTodayReservations: [
    ownPassOnly('listTodayReservations'),
    contractRule('todays', 'the reservations of today and no others are listed', todays),
    passesApart('listTodayReservations', reservedToday),
  ],
  listReservationHistory: [
    ownPassOnly('listReservationHistory'),
    contractRule('complete', 'the history holds every reservation of the pass', history),
    contractRule('past-statuses', 'a past reservation is ATTENDED or ABSENT', pastStatuses),
    contractRule(
      'attended-earlier',
      'a coming class is RESERVED after attendance',
      attendedEarlier,
    ),
    studioRule('order', 'the history comes latest class first', historyOrder),
    passesApart('listReservationHistory', async (context, holder) =>
      reserve(context, holder, await openClass(context, 2)),
    ),
  ],
} as const;
