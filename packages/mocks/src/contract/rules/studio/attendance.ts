import { addDays, today } from '../../../dates.ts';
import {
  assertEqual,
  assertOrder,
  assertSameRows,
  countSuccesses,
  lastExchange,
} from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectResponse, expectSuccess, isErrorResponse } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { requireUser } from '../../harness/users.ts';
import { freshPhone } from '../../fixtures/fresh-values.ts';
import { attendanceOf, resolveUser } from '../../fixtures/lists.ts';
import { attendanceCall, newMember } from '../../fixtures/members.ts';
import { repeated, sendConcurrently } from '../shared/concurrent.ts';
import { viewsApart } from '../shared/views-apart.ts';

// The app identifies these two errors by their exact message (docs/product.md#attendance), so every backend must use it.
const unknownPhone = isErrorResponse('PhoneNotFound', 'an unknown phone is told by its message');
const attended = isErrorResponse('AlreadyAttended', 'a second attendance is told by its message');

async function phoneNotFound(context: Context): Promise<void> {
  const by = requireUser(context, 'ROLE_MASTER');
  const member = await newMember(context);
  for (const ph of [freshPhone(), member.ph.slice(0, -1)]) {
    const search = { operation: 'resolveUserByPhone', by, query: { ph } } as const;
    await expectResponse(context, search, unknownPhone);
  }
}

async function phoneOfSomebodyElse(context: Context): Promise<void> {
  const [member, other] = [await newMember(context), await newMember(context)];
  for (const ph of [freshPhone(), other.ph])
    await expectResponse(context, attendanceCall(context, { ...member, ph }), unknownPhone);
  for (const by of [member, other]) {
    const list = await attendanceOf(context, by);
    assertEqual(list, 'a rejected attendance is not recorded', [], list.rows);
  }
}

async function resolvesEachPhone(context: Context): Promise<void> {
  for (const member of [await newMember(context), await newMember(context)]) {
    const { exchange, userId } = await resolveUser(context, member.ph);
    assertEqual(exchange, 'a phone leads to its user', member.userId, userId);
  }
}

/** Attendance is recorded once a day and appears in the own list only. */
async function recordedOnce(context: Context): Promise<void> {
  const [member, other] = [await newMember(context), await newMember(context)];
  const call = attendanceCall(context, member);
  const recorded = await expectSuccess(context, call, 'the first attendance of a day is recorded');
  await expectResponse(context, call, attended);
  const list = await attendanceOf(context, member);
  assertEqual(
    recorded,
    'the own list shows the attendance of today once',
    [today(context.clock)],
    list.rows.map(({ attendDate }) => attendDate.slice(0, 10)),
  );
  const others = await attendanceOf(context, other);
  assertEqual(others, "other people's attendance is not listed", [], others.rows);
}

async function recordedConcurrently(context: Context): Promise<void> {
  const member = await newMember(context);
  const calls = repeated(attendanceCall(context, member), 4);
  const exchanges = await sendConcurrently(context, calls);
  countSuccesses(exchanges, 'concurrent attendances of a day count once', 1);
  const list = await attendanceOf(context, member);
  const last = lastExchange(exchanges);
  assertEqual(last, 'concurrent attendances of a day count once', 1, list.rows.length);
}

/** A member who attended on three days, and the list of them. */
async function threeDays(context: Context) {
  const member = await newMember(context);
  const days = [-40, -3, -12].map((offset) => addDays(today(context.clock), offset));
  for (const date of days) await context.hook.make('attended', { userId: member.userId, date });
  const list = await attendanceOf(context, member);
  return { days, list, listed: list.rows.map(({ attendDate }) => attendDate.slice(0, 10)) };
}

async function everyDay(context: Context): Promise<void> {
  const { days, list, listed } = await threeDays(context);
  assertSameRows(list, 'every own day of attendance is listed, and no other', days, listed);
}

async function newestFirst(context: Context): Promise<void> {
  const { list, listed } = await threeDays(context);
  assertOrder(list, 'days of attendance come newest first', listed, 'descending');
}

async function attendanceApart(context: Context) {
  const view = async () => {
    const by = await newMember(context);
    const add = () =>
      expectSuccess(context, attendanceCall(context, by), 'an attendance is recorded');
    return { call: { operation: 'listMyAttendance', by }, add } as const;
  };
  return [await view(), await view()] as const;
}

/** Finding a member by phone and recording the attendance. */
export const attendanceRules = {
  listMyAttendance: [
    contractRule('own-days', 'every own day of attendance is listed, and no other', everyDay),
    studioRule('order', 'days of attendance come newest first', newestFirst),
    viewsApart("a customer's days are apart from those of another", attendanceApart),
  ],
  resolveUserByPhone: [
    contractRule('each-phone', 'a phone leads to its user', resolvesEachPhone),
    contractRule('unknown-phone', 'an unknown phone is told by its message', phoneNotFound),
  ],
  recordAttendance: [
    contractRule('once-a-day', 'attendance is recorded once a day, for one user', recordedOnce),
    contractRule('concurrent', 'concurrent attendances count once', recordedConcurrently),
    studioRule('phone-of-the-user', 'user and phone belong together', phoneOfSomebodyElse),
  ],
} as const;
