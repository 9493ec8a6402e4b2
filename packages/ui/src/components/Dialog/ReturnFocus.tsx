import { useEffect, useState } from 'react';

/**
 * Returns the focus to where it was before the dialog, if it is lost when the dialog leaves the page. react-aria does not restore it
 * when an alert over the dialog leaves at the same time, and leaves it on a dialog below that it focuses again, half a second after
 * that one has opened.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        const isLost = activeElement === body || activeElement === opener?.closest('[role=dialog]');
        if (isLost && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  return null;
}
