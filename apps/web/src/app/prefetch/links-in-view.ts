import { pageLinkUrl } from './page-link.ts';
import { whenIdle } from './when-idle.ts';

const untilIdle = () => new Promise<void>(whenIdle);

/** How long a link is in view before its page is prefetched, in milliseconds; one that is scrolled past is gone before. */
const restMs = 300;

/**
 * Calls back for each link to a page that stays in view, one after another while the browser is idle, also for those that are rendered
 * later.
 */
export function watchLinksInView(onLink: (url: URL) => Promise<unknown>) {
  let last: Promise<unknown> = Promise.resolve();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting) timers.set(target, setTimeout(meet, restMs, target));
    }
  });
  const meet = (link: Element) => {
    timers.delete(link);
    inView.unobserve(link);
    last = last.then(untilIdle).then(() => {
      const url = pageLinkUrl(link);
      return url && onLink(url);
    });
  };
  const known = new WeakSet<Element>();
  let isScanPlanned = false;
  const scan = () => {
    isScanPlanned = false;
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      inView.observe(link);
    }
  };
  const planScan = () => {
    if (isScanPlanned) return;
    isScanPlanned = true;
    whenIdle(scan);
  };
  new MutationObserver(planScan).observe(document.body, { childList: true, subtree: true });
  planScan();
}
