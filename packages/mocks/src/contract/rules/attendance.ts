import { addDays, today } from '../../dates.ts';
import { freshPhone } from '../fixtures/fresh-values.ts';
import { attendanceOf, resolveUser } from '../fixtures/lists.ts';
import { attendanceCall, newMember, type Member } from '../fixtures/members.ts';
import {
  assertEqual,
  assertOrder,
  assertSameRows,
  countSuccesses,
  lastExchange,
} from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { expectError, expectSuccess } from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { requireUser } from '../harness/users.ts';
import { sendRepeatedly, viewsApart, type View } from './shared.ts';

/** The list of a member who attended on three days. */
async function threeDays(context: Context) {
  const member = await newMember(context);
  const days = [-40, -3, -12].map((offset) => addDays(today(context.clock), offset));
  for (const date of days) await context.hook.make('attended', { userId: member.userId, date });
  const list = await attendanceOf(context, member);
  return { days, list, listed: list.rows.map(({ attendDate }) => attendDate.slice(0, 10)) };
}

export const listMyAttendance = [
  contractRule(
    'own-days',
    'every own day of attendance is listed, and no other',
    async (context) => {
      const { days, list, listed } = await threeDays(context);
      assertSameRows(list, 'every own day of attendance is listed, and no other', days, listed);
    },
  ),
  studioRule('order', 'days of attendance come newest first', async (context) => {
    const { list, listed } = await threeDays(context);
    assertOrder(list, 'days of attendance come newest first', listed, 'descending');
  }),
  viewsApart("a customer's days are apart from those of another", async (context) => {
    const view = (by: Member): View => ({
      call: { operation: 'listMyAttendance', by },
      add: () => expectSuccess(context, attendanceCall(context, by), 'an attendance is recorded'),
    });
    return [view(await newMember(context)), view(await newMember(context))];
  }),
] as const;

export const resolveUserByPhone = [
  contractRule('each-phone', 'a phone leads to its user', async (context) => {
    for (const member of [await newMember(context), await newMember(context)]) {
      const { exchange, userId } = await resolveUser(context, member.ph);
      assertEqual(exchange, 'a phone leads to its user', member.userId, userId);
    }
  }),
  contractRule('unknown-phone', 'an unknown phone is a 404', async (context) => {
    const by = requireUser(context, 'ROLE_MASTER');
    const { ph: own } = await newMember(context);
    const parts = [own.slice(0, -1), own.slice(1), own.slice(1, -1)];
    for (const ph of [freshPhone(), ...parts]) {
      const search = { operation: 'resolveUserByPhone', by, query: { ph } } as const;
      await expectError(context, 'PhoneNotFound', 'an unknown phone is a 404', search);
    }
  }),
] as const;

export const recordAttendance = [
  contractRule('once-a-day', 'attendance is recorded once a day, for one user', async (context) => {
    const [member, other] = [await newMember(context), await newMember(context)];
    const call = attendanceCall(context, member);
    const recorded = await expectSuccess(
      context,
      call,
      'the first attendance of a day is recorded',
    );
    await expectError(context, 'AlreadyAttended', 'a second attendance of a day is a 409', call);
    const list = await attendanceOf(context, member);
    assertEqual(
      recorded,
      'the own list shows the attendance of today once',
      [today(context.clock)],
      list.rows.map(({ attendDate }) => attendDate.slice(0, 10)),
    );
    const others = await attendanceOf(context, other);
    assertEqual(others, "other people's attendance is not listed", [], others.rows);
  }),
  contractRule('concurrent', 'concurrent attendances count once', async (context) => {
    const member = await newMember(context);
    const exchanges = await sendRepeatedly(context, attendanceCall(context, member), 4);
    const description = 'concurrent attendances of a day count once';
    countSuccesses(exchanges, description, 1);
    const list = await attendanceOf(context, member);
    assertEqual(lastExchange(exchanges), description, 1, list.rows.length);
  }),
  studioRule('phone-of-the-user', 'user and phone belong together', async (context) => {
    const [member, other] = [await newMember(context), await newMember(context)];
    for (const ph of [freshPhone(), other.ph])
      await expectError(
        context,
        'PhoneNotFound',
        "a phone that is not the user's is a 404",
        attendanceCall(context, { ...member, ph }),
      );
    for (const by of [member, other]) {
      const list = await attendanceOf(context, by);
      assertEqual(list, 'a rejected attendance is not recorded', [], list.rows);
    }
  }),
] as const;
