import { useSyncExternalStore } from 'react';
import { onStorageChange, stored } from './storage.ts';

const hasPass = () => stored('classstatus') !== '';

/** Whether the user has a pass, by `classstatus`, which is known before the passes are loaded. */
export function useHasPass() {
  return useSyncExternalStore(onStorageChange, hasPass, () => false);
}
