import { searchKeyOf } from '../../shared/input/search-text.ts';
import type { User } from '../../shared/list/user-list.ts';

/** One row of the list: a user with one of their passes or, grouped, with all of them. */
export type Entry = {
  key: string;
  user: User;
  /** The server's rows for these passes; a user without a pass has one row without pass data. */
  passes: readonly User[];
  /** The text that is searched. */
  searchKey: string;
};

/** An entry on a page. */
export type PageEntry = Entry & {
  /** Whether the row above is of the same user. */
  isRepeated: boolean;
};

/** The entries of a page, each with whether the entry above is of the same user. */
export function withRepeats(entries: readonly Entry[]): PageEntry[] {
  return entries.map((entry, index) => {
    const isRepeated = entries[index - 1]?.user.userId === entry.user.userId;
    return { ...entry, isRepeated };
  });
}

/** One entry for each row of the server, in its order. */
export function entriesByPass(users: readonly User[]): Entry[] {
  const seen = new Map<number, number>();
  return users.map((user) => {
    const nth = seen.get(user.userId) ?? 0;
    seen.set(user.userId, nth + 1);
    return { key: `${user.userId}-${nth}`, user, passes: [user], searchKey: searchKeyOf(user) };
  });
}

/** One entry for each user, at the position of the user's first row. */
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
