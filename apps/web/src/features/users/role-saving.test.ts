import { describe, expect, it } from 'vitest';
import type { Sent } from '../../shared/api/send-in-sequence.ts';
import type { User } from '../../shared/list/user-list.ts';
import type { RoleChange } from './role-change.ts';
import {
  isSavingRole,
  resultsOf,
  type RoleSaving,
  unsavedOf,
  withoutFailures,
} from './role-saving.ts';

const changeOf = (userId: number): RoleChange => ({
  user: { userId } as User,
  from: 'customer',
  to: 'manager',
});
const changes = [101, 102, 103].map(changeOf);
const saved = (item: RoleChange): Sent<RoleChange> => ({ item, status: 'done' });
const refused = (item: RoleChange): Sent<RoleChange> => ({
  item,
  status: 'failed',
  reason: '회원을 찾을 수 없습니다.',
  error: null,
});

/** A saving of three users, of whom the first is saved and the second refused. */
const saving: RoleSaving = {
  changes,
  outcomes: new Map([
    [101, saved(changes[0]!)],
    [102, refused(changes[1]!)],
  ]),
  isRunning: false,
  isStopping: false,
  isShown: true,
};

const idsOf = (all: readonly RoleChange[]) => all.map(({ user }) => user.userId);

describe('saving the roles of several users', () => {
  it('shows the results in the order of the changes while it runs @member:save-all.results', () =>
    expect(
      resultsOf({ ...saving, isRunning: true }).map(({ change, status }) => [
        change.user.userId,
        status,
      ]),
    ).toEqual([
      [101, 'done'],
      [102, 'failed'],
      [103, 'waiting'],
    ]));
  it('shows at the end first what was refused, with the reason, and what was not sent @member:save-all.results', () =>
    expect(
      resultsOf(saving).map(({ change, status, reason }) => [change.user.userId, status, reason]),
    ).toEqual([
      [102, 'failed', '회원을 찾을 수 없습니다.'],
      [103, 'unsent', undefined],
      [101, 'done', undefined],
    ]));
  it('repeats all that is not saved, and nothing else @member:save-all.unsaved', () => {
    expect(idsOf(unsavedOf(saving))).toEqual([102, 103]);
    const again = withoutFailures(saving);
    expect(idsOf(again.changes)).toEqual([101, 102, 103]);
    expect([...again.outcomes.keys()]).toEqual([101]);
    expect(idsOf(unsavedOf(again))).toEqual([102, 103]);
  });
  it('concerns its users until it has ended @member:save-all', () => {
    const running = { ...saving, isRunning: true };
    expect([101, 103, 104].map((userId) => isSavingRole(running, userId))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isSavingRole(saving, 103)).toBe(false);
    expect(isSavingRole(null, 103)).toBe(false);
  });
});
