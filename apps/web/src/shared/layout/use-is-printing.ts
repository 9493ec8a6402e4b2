import { useSyncExternalStore } from 'react';

const paper = () => window.matchMedia('print');

function subscribe(listener: () => void) {
  const query = paper();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is being laid out for print, where a list cannot be paged. */
export function useIsPrinting() {
  return useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
}
