import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns focus to where it was before the first of several alerts. A modal alone remembers only what had focus when it opened,
 * and for an alert that follows another at once that is a button which is gone.
 */
export const useFocusReturn = (isOpen: boolean) => {
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      const before = opener.current;
      opener.current = null;
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return useCallback(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest('[role="alertdialog"]') !== null;
    if (!isLost) opener.current = focused;
  }, []);
};
