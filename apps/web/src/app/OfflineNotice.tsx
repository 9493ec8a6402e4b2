import { useSyncExternalStore } from 'react';
import * as styles from './Shell.css.ts';

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
  return (
    <div aria-live="polite" className={styles.offline}>
      {!isOnline && (
        <p className={styles.offlineText}>
          인터넷에 연결되어 있지 않습니다. 연결되면 이어서 쓸 수 있습니다.
        </p>
      )}
    </div>
  );
}
