// Module state, since the prerendered end of the page exists before any component is rendered.
let isNeeded = Promise.resolve();
/** Resolves the promise above. Module state for the same reason. */
let need = () => {};

/** Defers the scripts for the prerendered end of the first page until it scrolls into view; its links work without them. */
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

/** Stops deferring the scripts, because the end of the next page is not prerendered. */
export function loadEnd() {
  need();
}

/** Resolves when the scripts for the end of the page should load. */
export function untilEndIsNeeded(): Promise<void> {
  return isNeeded;
}
