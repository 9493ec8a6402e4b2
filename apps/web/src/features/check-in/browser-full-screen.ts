import { useEffect } from 'react';

/** Hides the browser's own bars; only within a press, and not where the browser cannot or refuses. */
export function enterBrowserFullScreen() {
  const { documentElement: page, fullscreenElement } = document;
  if (fullscreenElement !== null || !('requestFullscreen' in page)) return;
  page.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

/** A press by a script is no user gesture. */
function onPress({ isTrusted }: MouseEvent) {
  if (isTrusted) enterBrowserFullScreen();
}

/** Hides the browser's own bars at each press, since a reload or a gesture shows them again; shows them when unmounted. */
export function useBrowserFullScreen() {
  useEffect(() => {
    document.addEventListener('click', onPress, { capture: true });
    return () => {
      document.removeEventListener('click', onPress, { capture: true });
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
