import { useEffect, useRef } from 'react';

/** What is open over the page, the topmost last. */
const layers: (() => void)[] = [];

/** The way back, taken by the person, takes away the topmost layer first and leaves the page where it is. */
function onNavigate(event: NavigateEvent) {
  const close = layers.at(-1);
  // A page that goes back by itself means it.
  if (
    close === undefined ||
    event.navigationType !== 'traverse' ||
    !event.userInitiated ||
    !event.cancelable
  )
    return;
  event.preventDefault();
  close();
}

/** Lets the browser's back button close what is open, in browsers that tell of it. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return undefined;
    const layer = () => latest.current();
    if (layers.length === 0) window.navigation.addEventListener('navigate', onNavigate);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.navigation.removeEventListener('navigate', onNavigate);
    };
  }, [isOpen]);
}
