import { useSyncExternalStore } from 'react';
import { onStorageChange, stored } from './storage.ts';
import { readToken } from './token.ts';

/**
 * The user whom the page is for, null for nobody; another object once another user is signed in, so that what one user's page began
 * is told from what the next one's begins (docs/product.md#session).
 */
export type PageUser = {
  readonly userId: string | null;
  /** The user before in this document; undefined for the first one. */
  readonly formerId: string | null | undefined;
};

// Module state, since `useSyncExternalStore` needs the same object until the user is another one.
let current: PageUser | undefined;

/** The user of the stored token, also of one that has expired; the same object until that is another user. */
export function getPageUser(): PageUser {
  const userId = readToken(stored('accessToken'))?.userId ?? null;
  if (current?.userId !== userId) current = { userId, formerId: current?.userId };
  return current;
}

export function usePageUser() {
  return useSyncExternalStore(onStorageChange, getPageUser, getPageUser);
}

/** Settles like the task, but never once another user is signed in, so that nothing goes on for that user. */
export async function whileUserStays<Result>(task: Promise<Result>): Promise<Result> {
  const user = getPageUser();
  await Promise.allSettled([task]);
  return getPageUser() === user ? task : new Promise<never>(() => undefined);
}
