import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps focus returning to where it was before the first of several alerts. A modal returns it to what had focus when it opened,
 * and for an alert that follows another at once that is the button which has just gone. Where the page has taken the place away
 * meanwhile, the nearest part around it that can have focus gets it.
 */
export function useRestoreFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  const surroundings = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    // By the next frame the modal has given focus back; an alert that comes later starts afresh.
    const frame = requestAnimationFrame(() => {
      // A page that was opened by the alert's link has taken the focus itself.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current?.isConnected === false)
        surroundings.current?.focus({ preventScroll: true });
      opener.current = null;
      surroundings.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return useCallback(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    } else if (focused.closest('[role="alertdialog"]') === null) {
      opener.current = focused;
      surroundings.current = focused.closest<HTMLElement>('[tabindex="-1"]');
    }
  }, []);
}
