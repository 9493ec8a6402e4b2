import { today } from '../../../dates.ts';
import { assertEqual, assertOrder, assertSameRows } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { requireSecondUser, requireUser, type User } from '../../harness/users.ts';
import { openClass } from '../../fixtures/classes.ts';
import { begunClass } from '../../fixtures/held-classes.ts';
import { buyPass, newPassHolder, planOf } from '../../fixtures/members.ts';
import { reservableClasses } from '../../fixtures/reservations.ts';
import { viewsApart } from '../shared/views-apart.ts';
import { ownPassOnly } from './own-pass-only.ts';

/** Exactly the future classes of the pass's trainer, ordered by time. */
async function reservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const manager = requireUser(context, 'ROLE_MANAGER');
  const opened = [await openClass(context, 2), await openClass(context, 1)];
  const list = await reservableClasses(context, holder);
  const listed = list.rows.filter((row) => opened.some(({ classId }) => classId === row.classId));
  assertSameRows(
    list,
    'every class of the trainer is reservable, once and at its own time',
    opened.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
    listed.map(({ classId, classTime }) => [classId, classTime.slice(0, 16)]),
  );
  assertEqual(
    list,
    "only the classes of the pass's trainer are reservable",
    [],
    list.rows.filter(({ trainerName }) => trainerName !== (manager.nickname ?? trainerName)),
  );
}

async function reservableOrder(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const [first, second] = [await openClass(context, 2), await openClass(context, 2)];
  await openClass(context, 2);
  const list = await reservableClasses(context, holder);
  const times = list.rows.map((row) => row.classTime);
  assertOrder(list, 'reservable classes come earliest first', times);
  const past = times.filter((time) => time.slice(0, 10) < today(context.clock));
  assertEqual(list, 'reservable classes are still to come', [], past);
  const found = list.rows.filter(({ classId }) =>
    [first.classId, second.classId].includes(classId),
  );
  assertEqual(list, 'the newest classes are reservable too', 2, found.length);
}

async function begunNotReservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const { classId } = await begunClass(context);
  const list = await reservableClasses(context, holder);
  const found = list.rows.filter((row) => row.classId === classId);
  assertEqual(list, 'a class that has begun is not reservable', [], found);
}

async function notReservable(context: Context): Promise<void> {
  const holder = await newPassHolder(context);
  const by = requireSecondUser(context, 'ROLE_MANAGER');
  const { classId } = await openClass(context, 2, { by });
  const list = await reservableClasses(context, holder);
  const found = list.rows.filter((row) => row.classId === classId);
  assertEqual(list, "another trainer's class is not reservable with the pass", [], found);
}

/** Two passes of one customer, of different trainers. */
async function passesApart(context: Context) {
  const [first, second] = [
    requireUser(context, 'ROLE_MANAGER'),
    requireSecondUser(context, 'ROLE_MANAGER'),
  ];
  const { by, membershipId } = await newPassHolder(context, first);
  const other = await buyPass(context, by, planOf(second));
  const view = (passId: number, trainer: User) =>
    ({
      call: { operation: 'listReservableClasses', by, query: { membershipId: passId } },
      add: () => openClass(context, 2, { by: trainer }),
    }) as const;
  return [view(membershipId, first), view(other.membershipId, second)] as const;
}

/** The classes that can be reserved with a pass. */
export const reservableClassRules = {
  listReservableClasses: [
    ownPassOnly('listReservableClasses'),
    contractRule('begun', 'a class that has begun is not reservable', begunNotReservable),
    contractRule('reservable', "the classes of the pass's trainer are reservable", reservable),
    viewsApart("a pass's classes are apart from those of another trainer's pass", passesApart),
    studioRule('order', 'reservable classes come earliest first', reservableOrder),
    studioRule('other-trainers', "another trainer's classes are not reservable", notReservable),
  ],
} as const;
