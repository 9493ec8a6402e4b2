import { useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus after a queue of alerts; call the returned function before each one. The modal
 * itself restores it only to the button of the previous alert. If the page has removed the opener,
 * its nearest focusable container gets the focus.
 */
export function useRestoreFocus(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  const container = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    // The modal has restored the focus by the next frame.
    const frame = requestAnimationFrame(() => {
      // A page opened by the alert's link may have taken the focus.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener.current?.isConnected === false)
        container.current?.focus({ preventScroll: true });
      opener.current = null;
      container.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return useCallback(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    } else if (focused.closest('[role="alertdialog"]') === null) {
      opener.current = focused;
      container.current = focused.closest<HTMLElement>('[tabindex="-1"]');
    }
  }, []);
}
