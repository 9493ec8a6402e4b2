/** The style sheets that could not be loaded, which the bundler's own loader does not load again. */
const failed = new Set<HTMLLinkElement>();

function onError({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

// Captured, because these events do not bubble.
if (typeof document !== 'undefined') document.addEventListener('error', onError, true);

function loadAgain(link: HTMLLinkElement) {
  return new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', resolve);
    next.addEventListener('error', reject);
    failed.delete(link);
    link.replaceWith(next);
  });
}

/** Loads the style sheets again that have failed; rejects if one still does. */
export function loadFailedStyles(): Promise<unknown> {
  return Promise.all([...failed].map(loadAgain));
}
