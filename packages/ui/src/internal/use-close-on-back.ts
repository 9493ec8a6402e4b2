import { useEffect, useRef } from 'react';

/** The close functions of the open layers, the topmost last. */
const layers: (() => void)[] = [];

function onNavigate(event: NavigateEvent) {
  const close = layers.at(-1);
  const isBackButton = event.navigationType === 'traverse' && event.userInitiated;
  if (close === undefined || !isBackButton || !event.cancelable) return;
  event.preventDefault();
  close();
}

/** Makes the browser's back button close the topmost layer, in browsers with the Navigation API. */
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
