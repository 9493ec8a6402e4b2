import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportAnnouncement: (text: string) => void;
  }
}

/** Collects the announcements of live regions in order; call it before the first `goto`. */
export async function recordAnnouncements(page: Page) {
  const announcements: string[] = [];
  await page.exposeFunction('reportAnnouncement', (text: string) => {
    announcements.push(text);
  });
  await page.addInitScript(() => {
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    // Ignored, since loading times vary.
    const loading = '불러오는 중';
    const textOf = (node: Node) => {
      const copy = node.cloneNode(true);
      if (copy instanceof Element)
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    };
    const isAtomic = (region: Element) =>
      (region.getAttribute('aria-atomic') ?? String(region.hasAttribute('role'))) === 'true';
    const isAlert = (region: Element) => region.matches('[role="alert"], [aria-live="assertive"]');

    new MutationObserver((records) => {
      const additions = new Map<Element, Set<Node>>();
      const add = (region: Element, node: Node) =>
        additions.set(region, (additions.get(region) ?? new Set()).add(node));
      for (const { target, addedNodes } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region && target instanceof Text) add(region, target);
        for (const added of addedNodes) {
          if (region) add(region, added);
          // Screen readers do not announce a polite region that is added with its text, but they announce an alert.
          else if (added instanceof Element)
            for (const inside of [added, ...added.querySelectorAll(live)])
              if (isAlert(inside)) add(inside, inside);
        }
      }
      for (const [region, nodes] of additions) {
        const texts = isAtomic(region) ? [textOf(region)] : [...nodes].map(textOf);
        const text = texts.join(' ').trim();
        if (region.isConnected && text !== '' && !text.includes(loading))
          window.reportAnnouncement(`${isAlert(region) ? 'alert' : 'polite'} "${text}"`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return announcements;
}
