import { searchKeyOf } from '../../shared/input/search-text.ts';
import type { User } from '../../shared/list/user-list.ts';

/** One row of the list: a user with one of their passes or, grouped, with all of them. */
export type Entry = {
  key: string;
  user: User;
  /** The server's rows of these passes; a user without any has one row without a pass. */
  passes: readonly User[];
  /** The text that is searched. */
  searchKey: string;
};

/** An entry on a page. */
export type PageEntry = Entry & {
  /** Whether the row above is the same user's. */
  isRepeated: boolean;
};

/** The entries of a page, each with whether it goes on with the user above. */
export function withRepeats(entries: readonly Entry[]): PageEntry[] {
  return entries.map((entry, index) => {
    const isRepeated = entries[index - 1]?.user.userId === entry.user.userId;
    return { ...entry, isRepeated };
  });
}

/** A row for each row of the server, in its order. */
export function entriesByPass(users: readonly User[]): Entry[] {
  const seen = new Map<number, number>();
  return users.map((user) => {
    const nth = seen.get(user.userId) ?? 0;
    seen.set(user.userId, nth + 1);
    return { key: `${user.userId}-${nth}`, user, passes: [user], searchKey: searchKeyOf(user) };
  });
}

/** A row for each user, at the place of their first one. */
export function entriesByUser(users: readonly User[]): Entry[] {
  const entries = new Map<number, Entry & { passes: User[] }>();
  for (const user of users) {
    const { userId } = user;
    const known = entries.get(userId);
    if (known) known.passes.push(user);
    else
      entries.set(userId, {
        key: String(userId),
        user,
        passes: [user],
        searchKey: searchKeyOf(user),
      });
  }
  return [...entries.values()];
}
