import { useEffect, useRef } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { coverPress } from './cover-press.ts';

interface Layer {
  close: () => void;
  /** Navigating back already closes it. */
  isInUrl: boolean;
}

/** The open layers, the topmost last. */
const layers: Layer[] = [];

function onNavigate(event: NavigateEvent) {
  const top = layers.at(-1);
  if (top !== undefined && !top.isInUrl) closeOnBack(event, top.close);
}

/** Escape closes the topmost layer also while the focus is still in one above it that is animating out. */
function onKeyDown(event: KeyboardEvent) {
  const isLeaving = event.target instanceof Element && event.target.closest('[data-exiting]');
  if (event.key !== 'Escape' || !isLeaving) return;
  event.stopPropagation();
  layers.at(-1)?.close();
}

function listen() {
  window.addEventListener('keydown', onKeyDown, { capture: true });
  if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate);
}

function stopListening() {
  window.removeEventListener('keydown', onKeyDown, { capture: true });
  if ('navigation' in window) window.navigation.removeEventListener('navigate', onNavigate);
}

/**
 * Makes the browser's back button close the topmost layer, in browsers with the Navigation API, passes Escape on to it, and keeps a
 * double press that opens or closes a layer from what appears under it.
 */
export function useLayer(isOpen: boolean, close: () => void, { isInUrl = false } = {}) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => latest.current(), isInUrl };
    if (layers.length === 0) listen();
    layers.push(layer);
    coverPress();
    return () => {
      coverPress();
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) stopListening();
    };
  }, [isOpen, isInUrl]);
}
