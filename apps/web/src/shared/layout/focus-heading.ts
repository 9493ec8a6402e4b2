/** Focuses the heading of the page, unless a menu that was opened in the meantime has the focus. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.querySelector('header [aria-expanded="true"]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
