import { addMinutes, nowInSeoul } from '../../dates.ts';
import { NAME_PREFIX } from '../fixtures/fresh-values.ts';
import { allUsers, membersOf } from '../fixtures/lists.ts';
import { buyPass, newMember, newPassHolder, passesOf, planOf } from '../fixtures/members.ts';
import { assertEqual, assertOrder } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { requireUser, type User } from '../harness/users.ts';
import { twoTrainers, viewsApart, type View } from './shared.ts';

/** Backends and this machine may differ by this much. */
const CLOCK_SKEW_MINUTES = 5;

async function usersComplete(context: Context): Promise<void> {
  const before = (await allUsers(context)).rows;
  const added = [await newMember(context), await newMember(context)];
  const list = await allUsers(context);
  const ids = added.map(({ userId }) => userId);
  const others = list.rows.filter(({ userId }) => !ids.includes(userId));
  assertEqual(list, 'everybody who was listed before is listed unchanged', before, others);
  const found = list.rows.filter(({ userId }) => ids.includes(userId));
  assertEqual(list, 'everybody who signed up is listed', ids.length, found.length);
}

export const listUsers = [
  contractRule('rows', 'one row for each pass, or one without', async (context) => {
    const { by } = await newPassHolder(context);
    await buyPass(context, by);
    const passes = await passesOf(context, by);
    const without = await newMember(context);
    const list = await allUsers(context);
    const rowsOf = (userId: number) =>
      list.rows
        .filter((row) => row.userId === userId)
        .map((row) => [row.promotionName, row.promotionSessionCount, row.expiredDate]);
    assertEqual(
      list,
      'a user with several passes has a row for each, with the values of the pass',
      passes.map((row) => [row.promotionName, row.remainingSessionCount, row.expiredDate]),
      rowsOf(by.userId),
    );
    const expected = [[null, null, null]];
    assertEqual(list, 'a user without a pass has one row', expected, rowsOf(without.userId));
  }),
  contractRule('complete', 'the list is complete', usersComplete, { isExclusive: true }),
  studioRule('order', 'users come newest first', async (context) => {
    const added: number[] = [];
    for (let number = 0; number < 3; number += 1) added.push((await newMember(context)).userId);
    const list = await allUsers(context);
    const days = list.rows.map(({ createdAt }) => createdAt);
    assertOrder(list, 'users come newest first', days, 'descending');
    const found = list.rows.map(({ userId }) => userId).filter((id) => added.includes(id));
    const sameSecond = 'users come newest first, also those of one second';
    assertEqual(list, sameSecond, added.toReversed(), found);
  }),
  contractRule('joined-now', 'a user has joined at the time of the sign-up', async (context) => {
    const earliest = addMinutes(nowInSeoul(context.clock), -CLOCK_SKEW_MINUTES);
    const { userId } = await newMember(context);
    const latest = addMinutes(nowInSeoul(context.clock), CLOCK_SKEW_MINUTES);
    const list = await allUsers(context);
    const { createdAt = '' } = list.rows.find((row) => row.userId === userId) ?? {};
    // A backend may store the day only.
    const [, day = '', minute] = /^(\S{10})(?:[T ](\d\d:\d\d))?/.exec(createdAt) ?? [];
    if (minute === undefined) return;
    const joined = `${day}T${minute}`;
    if (joined < earliest.slice(0, 16) || joined > latest)
      throw new Difference(list, {
        description: 'a user has joined at the time of the sign-up, in Seoul',
        expected: `from ${earliest} to ${latest}`,
        actual: createdAt,
      });
  }),
] as const;

async function membersComplete(context: Context): Promise<void> {
  const manager = requireUser(context, 'ROLE_MANAGER');
  const before = (await membersOf(context, manager)).rows;
  const added = [await newPassHolder(context), await newPassHolder(context)];
  const list = await membersOf(context, manager);
  const phones = added.map(({ by }) => by.ph);
  const others = list.rows.filter(({ ph }) => !phones.includes(ph));
  assertEqual(list, 'everybody who was listed before is listed unchanged', before, others);
  const found = list.rows.map(({ ph }) => ph).filter((ph) => phones.includes(ph));
  assertEqual(list, 'everybody who bought a pass is listed', phones.toSorted(), found.toSorted());
}

export const listMyMembers = [
  contractRule('own-members', 'a trainer sees the own members and no others', async (context) => {
    const [manager, other] = twoTrainers(context);
    const { by: mine } = await newPassHolder(context, manager);
    const { by: theirs } = await newPassHolder(context, other);
    const [pass] = await passesOf(context, mine);
    await buyPass(context, mine, planOf(other));
    const list = await membersOf(context, manager);
    const { promotionName, remainingSessionCount, expiredDate } = pass ?? {};
    assertEqual(
      list,
      'a trainer sees the members with a pass for the own classes, and only these passes',
      [[mine.nickname, mine.ph, promotionName, remainingSessionCount, expiredDate]],
      list.rows
        .filter(({ ph }) => [mine.ph, theirs.ph].includes(ph))
        .map((row) => [
          row.nickName,
          row.ph,
          row.promotionName,
          row.promotionSessionCount,
          row.expiredDate,
        ]),
    );
  }),
  contractRule('complete', 'the list is complete', membersComplete, { isExclusive: true }),
  studioRule('order', 'the newest pass comes first', async (context) => {
    // Passes of one second in an order that no other field gives: another member's is between those of the first.
    const first = await newPassHolder(context);
    const second = await newPassHolder(context);
    const added = [first, second, await buyPass(context, first.by), await newPassHolder(context)];
    const list = await membersOf(context, requireUser(context, 'ROLE_MANAGER'));
    const phones = added.map(({ by }) => by.ph);
    const found = list.rows.map(({ ph }) => ph).filter((ph) => phones.includes(ph));
    assertEqual(list, 'the pass that was bought last comes first', phones.toReversed(), found);
  }),
  viewsApart("a trainer's members are apart from those of another", async (context) => {
    const [first, second] = twoTrainers(context);
    const view = (by: User): View => ({
      call: { operation: 'listMyMembers', by, query: { nickName: '' } },
      add: () => newPassHolder(context, by),
    });
    return [view(first), view(second)];
  }),
  contractRule('search', 'members are found by a part of the name', async (context) => {
    const manager = requireUser(context, 'ROLE_MANAGER');
    const { nickname, ph } = (await newPassHolder(context, manager)).by;
    for (const part of [nickname, nickname.slice(NAME_PREFIX.length), nickname.slice(3, 8)]) {
      const list = await membersOf(context, manager, part);
      const found = list.rows.filter((row) => row.ph === ph).map((row) => row.nickName);
      assertEqual(list, 'a member is found by a part of the name', [nickname], found);
      const others = list.rows.filter((row) => !row.nickName.toLowerCase().includes(part));
      assertEqual(list, 'only members whose name contains the text are found', [], others);
    }
    const others = [await newMember(context)];
    for (const trainer of context.users.ROLE_MANAGER.slice(1))
      others.push((await newPassHolder(context, trainer)).by);
    for (const other of others) {
      const none = await membersOf(context, manager, other.nickname);
      assertEqual(none, 'people without a pass of this trainer are not found', [], none.rows);
    }
    const noPattern = 'a search text is matched literally, and with names only';
    for (const text of ['없는이름없는이름', '%', '_', '*', '.*', ph]) {
      const list = await membersOf(context, manager, text);
      const others = list.rows.filter((row) => !row.nickName.includes(text));
      assertEqual(list, noPattern, [], others);
    }
    const all = await membersOf(context, manager);
    const missing = all.rows.every((row) => row.ph !== ph);
    assertEqual(all, 'an empty name finds every member', false, missing);
  }),
] as const;
