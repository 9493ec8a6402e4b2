import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';

const name = 'frontdesk';

/**
 * Keeps the front desk in the URL, so that it survives a reload. The browser's back button does not close it: the history entry
 * before it is the master's page, which opens the front desk again at once.
 */
export function useFrontDeskUrl() {
  const { value, open, close } = useDialogUrl('dialog');
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  const isInUrl = value === name;
  const [wasInUrl, setWasInUrl] = useState(isInUrl);
  const [isOpen, setIsOpen] = useState(isInUrl);
  if (wasInUrl !== isInUrl) {
    setWasInUrl(isInUrl);
    if (isInUrl) setIsOpen(true);
  }
  const hasEntryBefore = (state as { dialogOpened?: boolean } | null)?.dialogOpened === true;

  useEffect(() => {
    if (!isOpen) return;
    if (!isInUrl) open(name);
    // Opened by its URL: adds the history entry before it.
    else if (!hasEntryBefore) setParams({}, { replace: true });
  }, [hasEntryBefore, isInUrl, isOpen, open, setParams]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    leave: () => {
      setIsOpen(false);
      close();
    },
  };
}

/** Keeps the screen on while the component is mounted, where the browser can and allows it. */
export function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const keepAwake = async () => {
      // Missing, or refused by the browser's settings or a low battery: the device's own time limit remains.
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    };
    void keepAwake();
    // The browser releases the lock of a hidden page.
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };
  }, []);
}

/** Hides the browser's own bars; only within a press, and not where the browser cannot or refuses. */
export function enterBrowserFullScreen() {
  const { documentElement: page, fullscreenElement } = document;
  if (fullscreenElement !== null || !('requestFullscreen' in page)) return;
  page.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

/** Hides the browser's own bars at each press, since a reload or a gesture shows them again; shows them when unmounted. */
export function useBrowserFullScreen() {
  useEffect(() => {
    // A press by a script is no user gesture.
    const onClick = ({ isTrusted }: MouseEvent) => isTrusted && enterBrowserFullScreen();
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
