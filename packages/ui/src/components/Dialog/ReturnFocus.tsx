import { useEffect, useState } from 'react';

/**
 * Returns the focus to where it was before the dialog, if it is lost when the dialog leaves the page: react-aria does not
 * restore it when an alert over the dialog leaves at the same time.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  return null;
}
