import type { Account, Membership } from '../store/rows.ts';
import { membershipsOf, newestPassFirst } from './memberships.ts';
import { descending } from '../store/order.ts';
import type { Studio } from './studio.ts';

/** A user and one of their passes. */
export interface PassHolder {
  readonly user: Account;
  readonly pass: Membership;
}

/** A user and one of their passes, if they have any. */
export interface UserAndPass {
  readonly user: Account;
  readonly pass: Membership | undefined;
}

/** All users, newest first, with one row per pass or one without. */
export function allUsers(studio: Studio): UserAndPass[] {
  const users = studio.store.accounts
    .all()
    .sort((a, b) => descending<Account>((one) => one.createdAt)(a, b) || b.id - a.id);
  return users.flatMap((user): UserAndPass[] => {
    const passes = membershipsOf(studio, user.id);
    return passes.length === 0
      ? [{ user, pass: undefined }]
      : passes.map((pass) => ({ user, pass }));
  });
}

/** Users with a pass of this trainer whose name contains the text, newest pass first. */
export function membersOf({ store }: Studio, managerId: number, name: string): PassHolder[] {
  const wanted = name.trim().toLowerCase();
  return store.memberships
    .where('managerId', managerId)
    .sort(newestPassFirst)
    .flatMap((pass) => {
      const user = store.accounts.get(pass.userId);
      return user?.nickname.toLowerCase().includes(wanted) ? [{ user, pass }] : [];
    });
}
