// Module state, since the prerendered end stands in the document before any component is rendered.
let isNeeded = Promise.resolve();
/** Ends the wait. Module state as well. */
let need = () => {};

/** Leaves the prerendered end of the first page, whose links work without them, without its scripts until it is in view. */
export function deferEnd(end: Element) {
  isNeeded = new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) need();
    });
    need = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(end);
  });
}

/** Ends the wait, as the end of the next page is not prerendered. */
export function loadEnd() {
  need();
}

/** Resolves when the scripts of the page's end are to be loaded. */
export function untilEndIsNeeded(): Promise<void> {
  return isNeeded;
}
