import { useEffect, useState } from 'react';

/** The heading of the page, which can have the focus. */
function pageHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Returns the focus to where it was before the dialog, if it is lost when the dialog leaves the page. react-aria does not restore it
 * when an alert over the dialog leaves at the same time, and leaves it on a dialog below that it focuses again, half a second after
 * that one has opened. If the page has removed the opener, its nearest focusable container gets the focus; if nothing on the page has
 * opened the dialog, as with a link, the heading of the page.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  const [container] = useState(() => opener?.closest('[tabindex="-1"]'));
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        const isLost = activeElement === body || activeElement === opener?.closest('[role=dialog]');
        if (!isLost) return;
        const isOnPage = (element?: Element | null) => element !== body && element?.isConnected;
        const target = [opener, container].find(isOnPage) ?? pageHeading();
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    },
    [opener, container],
  );
  return null;
}
