import { getPageUser } from './page-user.ts';
import { onStorageChange } from './storage.ts';

/** Resolves once this user is no longer signed in. */
export function whenUserLeft(userId: string) {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (getPageUser().userId === userId) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = onStorageChange(check);
    check();
  });
}
