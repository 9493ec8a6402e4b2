// Module state, since the prerendered end of the page exists before any component is rendered.
let shown = Promise.resolve();
/** Resolves the promise above. Module state for the same reason. */
let show = () => {};

/** Defers the scripts for the prerendered end of the first page until this element scrolls into view; links work without them. */
export function deferHydration(element: Element) {
  shown = new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    show = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
  });
}

/** Stops deferring the scripts, because the end of the next page is not prerendered. */
export function stopDeferring() {
  show();
}

/** Resolves when the deferred scripts should load. */
export function untilShown(): Promise<void> {
  return shown;
}
