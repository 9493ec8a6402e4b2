import { useEffect, type RefObject } from 'react';
import { closeOnBack } from '../../internal/close-on-back.ts';
import { coverPress } from '../../internal/cover-press.ts';

/** While open, closes on Escape, which also focuses the toggle, on a press or focus outside, and on the browser's back button. */
export function useDismiss(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
  close: () => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape, options);
    document.addEventListener('pointerdown', closeOutside, options);
    document.addEventListener('focusin', closeOutside, options);
    // The scrim is a part of the root; closing only now keeps the press from what is behind it.
    root.current?.addEventListener(
      'click',
      ({ target, currentTarget }) => target === currentTarget && close(),
      options,
    );
    if ('navigation' in window)
      window.navigation.addEventListener('navigate', (event) => closeOnBack(event, close), options);
    return () => {
      coverPress();
      controller.abort();
    };
  }, [isOpen, root, toggle, close]);
}
