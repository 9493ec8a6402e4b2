import { useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus after a queue of alerts: call `saveFocus` before each one, and `restoreFocus`
 * when their modal has left the page. The modal itself restores it only to the button of the
 * previous alert, or to the opener of one that was closing when the next one opened, and a dialog
 * under it may take the focus first. If the page has removed the opener, its nearest focusable
 * container gets the focus.
 */
export function useRestoreFocus(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  const firstOpener = useRef<HTMLElement | null>(null);
  const container = useRef<HTMLElement | null>(null);
  const isOpenNow = useRef(isOpen);

  useEffect(() => {
    isOpenNow.current = isOpen;
  }, [isOpen]);

  const saveFocus = useCallback(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) opener.current?.focus();
    else if (focused instanceof HTMLElement && focused.closest('[role="alertdialog"]') === null) {
      opener.current = focused;
      firstOpener.current ??= focused;
      container.current = focused.closest<HTMLElement>('[tabindex="-1"]');
    }
  }, []);

  const restoreFocus = useCallback(() => {
    // The modal has restored the focus by the next frame.
    requestAnimationFrame(() => {
      if (isOpenNow.current) return;
      const focused = document.activeElement ?? document.body;
      // Any other element has taken the focus on purpose, such as the heading of a page opened by a link.
      const isByModal = focused === firstOpener.current || focused.contains(opener.current);
      if (focused !== opener.current && isByModal) opener.current?.focus();
      else if (focused === document.body) container.current?.focus({ preventScroll: true });
      opener.current = null;
      firstOpener.current = null;
      container.current = null;
    });
  }, []);

  return { saveFocus, restoreFocus };
}
