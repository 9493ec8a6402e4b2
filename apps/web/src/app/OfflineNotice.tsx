import { Banner } from '@fitness/ui/Banner';
import { useSyncExternalStore } from 'react';
import { frameTexts } from '../lib/frame-texts.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A notice while the device is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <Banner tone="warning">{!isOnline && frameTexts.offline}</Banner>;
}
