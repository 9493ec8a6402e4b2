import { useEffect, useState } from 'react';

/**
 * Returns the focus to where it was before the dialog, if it is lost when the dialog leaves the page. react-aria does not restore it
 * when an alert over the dialog leaves at the same time, and leaves it on a dialog below that it focuses again, half a second after
 * that one has opened. If the page has removed the opener, its nearest focusable container gets the focus.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  const [container] = useState(() => opener?.closest('[tabindex="-1"]'));
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        const isLost = activeElement === body || activeElement === opener?.closest('[role=dialog]');
        const target = opener?.isConnected ? opener : container;
        if (isLost && target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    },
    [opener, container],
  );
  return null;
}
