import { useCallback, useEffect, useRef } from 'react';

const isThere = (element: Element | null | undefined): element is HTMLElement => element instanceof HTMLElement && element.isConnected;

/**
 * Returns focus to where it was before the first of several alerts. A modal alone remembers only what had focus when it opened,
 * and for an alert that follows another at once that is a button which is gone. Where the page has removed the place itself meanwhile,
 * the part around it that can take focus has it.
 */
export const useFocusReturn = (isOpen: boolean) => {
  const opener = useRef<Element | null>(null);
  const surroundings = useRef<Element | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    const frame = requestAnimationFrame(() => {
      const before = [opener.current, surroundings.current].find(isThere);
      opener.current = null;
      if (document.activeElement === document.body) before?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return useCallback(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest('[role="alertdialog"]') !== null;
    if (isLost) return;
    opener.current = focused;
    surroundings.current = focused.closest('[tabindex="-1"]');
  }, []);
};
