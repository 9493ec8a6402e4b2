import type { Page } from 'playwright';

/** The texts of a page that another text or an icon covers, and the short words that are broken in two. */
export function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Boxes of letters beside each other may touch. */
    const touching = 2;
    /** The boxes of two lines overlap by less than this share of their height. */
    const leading = 0.4;
    /** A longer word may not fit into a line. */
    const shortWord = 4;

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], svg') &&
      !hasClip(element);
    const hasClip = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { clipPath, webkitLineClamp, overflowX } = getComputedStyle(at);
        if (clipPath !== 'none' || webkitLineClamp !== 'none' || overflowX === 'auto') return true;
      }
      return false;
    };
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > touching &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) * leading;

    // A sticky or fixed element is meant to cover what scrolls below it.
    const layerOf = (element: Element | null): Element | null => {
      const position = element && getComputedStyle(element).position;
      return position === 'sticky' || position === 'fixed'
        ? element
        : element && layerOf(element.parentElement);
    };

    const texts: { text: string; layer: Element | null; boxes: DOMRect[] }[] = [];
    const problems: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !text.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({
        text: text.trim(),
        layer: layerOf(element),
        boxes: [...range.getClientRects()],
      });
      for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
        if (word.length > shortWord) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          problems.push(`"${word}" is broken`);
      }
    }
    // A larger drawing may be meant as a background.
    const icons = [...document.querySelectorAll('svg')].filter(
      (icon) =>
        icon.getBoundingClientRect().width <= 32 &&
        icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    for (const [at, { text, layer, boxes }] of texts.entries()) {
      const covered = (other: readonly DOMRect[]) =>
        boxes.some((box) => other.some((rect) => overlaps(box, rect)));
      for (const other of texts.slice(at + 1))
        if (other.layer === layer && covered(other.boxes))
          problems.push(`"${text}" and "${other.text}" overlap`);
      for (const icon of icons)
        if (layerOf(icon) === layer && covered([icon.getBoundingClientRect()]))
          problems.push(`an icon covers "${text}"`);
    }
    return problems;
  });
}
