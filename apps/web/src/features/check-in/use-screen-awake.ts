import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, where the browser can and allows it. */
export function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const keepAwake = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      // Refused by the browser's settings or a low battery: the device's own time limit remains.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    void keepAwake();
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };
  }, []);
}
