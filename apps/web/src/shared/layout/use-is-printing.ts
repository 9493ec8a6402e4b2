import { useSyncExternalStore } from 'react';

const paper = () => window.matchMedia('print');

function subscribe(listener: () => void) {
  const query = paper();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is being printed, when lists must show all pages. */
export function useIsPrinting() {
  return useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
}
