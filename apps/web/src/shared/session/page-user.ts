import { useSyncExternalStore } from 'react';
import { onStorageChange, stored } from './storage.ts';
import { readToken } from './token.ts';

/**
 * The user of the page (docs/product.md#session). A new object for each change of user, so that requests and state of the
 * previous user can be told apart.
 */
export type PageUser = {
  readonly userId: string | null;
  /** The previous user in this document; undefined for the first one. */
  readonly formerId: string | null | undefined;
};

// Module state, since `useSyncExternalStore` needs a stable object until the user changes.
let current: PageUser | undefined;

/** The user of the stored token, even if it has expired; the same object until the user changes. */
export function getPageUser(): PageUser {
  const userId = readToken(stored('accessToken'))?.userId ?? null;
  if (current?.userId !== userId) current = { userId, formerId: current?.userId };
  return current;
}

export function usePageUser() {
  return useSyncExternalStore(onStorageChange, getPageUser, getPageUser);
}

/** Settles like the task, but never if another user has signed in meanwhile, so that no callback runs for the wrong user. */
export async function whileUserStays<Result>(task: Promise<Result>): Promise<Result> {
  const user = getPageUser();
  await Promise.allSettled([task]);
  return getPageUser() === user ? task : new Promise<never>(() => undefined);
}
