import type { Account, Membership } from '../store/rows.ts';
import { newestFirst } from '../store/order.ts';
import { membershipsOf, newestPassFirst } from './memberships.ts';
import type { Studio } from './studio.ts';

interface Member {
  readonly user: Account;
  readonly pass: Membership;
}

/** All users, newest first, with one row per pass or one without. */
export function allUsers(studio: Studio): (Member | { user: Account; pass?: undefined })[] {
  const users = studio.store.accounts.all().sort(newestFirst((user) => user.createdAt));
  return users.flatMap((user) => {
    const passes = membershipsOf(studio, user.id);
    return passes.length === 0 ? [{ user }] : passes.map((pass) => ({ user, pass }));
  });
}

/** Users with a pass of this trainer whose name contains the text, newest pass first. */
export function membersOf({ store }: Studio, managerId: number, name: string): Member[] {
  const wanted = name.trim().toLowerCase();
  return store.memberships
    .where('managerId', managerId)
    .sort(newestPassFirst)
    .flatMap((pass) => {
      const user = store.accounts.get(pass.userId);
      return user?.nickname.toLowerCase().includes(wanted) ? [{ user, pass }] : [];
    });
}
