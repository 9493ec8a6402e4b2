import type { Page } from 'playwright';

/** The spacing of WCAG 1.4.12, which users may set; a style sheet of the page would break its security policy. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the text spacing of WCAG 1.4.12 on a page, until it is loaded again or `unspaceText`. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
}

/** Removes the text spacing from a page. */
export function unspaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** The texts of a page that are clipped, overflow, or need horizontal scrolling. */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const problems =
      scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];

    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const parentsOf = (element: Element): Element[] => {
      const parents = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        parents.push(at);
      return parents;
    };
    const isFrame = (element: Element) => {
      const { borderTopStyle, borderTopWidth, backgroundColor, overflowX, display } =
        getComputedStyle(element);
      return (
        display !== 'inline' &&
        ((borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
          backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          overflowX !== 'visible')
      );
    };
    // Scrollable, line-clamped and visually hidden elements are clipped on purpose.
    const isMeant = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element);
      return (
        [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll') ||
        webkitLineClamp !== 'none' ||
        clipPath !== 'none'
      );
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isVisible(element)) continue;
      const parents = parentsOf(element);
      if (parents.some(isMeant) || element.closest('svg, [aria-hidden="true"]')) continue;
      const frame = parents.find(isFrame);
      if (!frame) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const inside = range.getBoundingClientRect();
      const outside = frame.getBoundingClientRect();
      const excess = Math.max(
        outside.left - inside.left,
        inside.right - outside.right,
        outside.top - inside.top,
        inside.bottom - outside.bottom,
      );
      if (excess > 2) problems.push(`"${text.textContent.trim()}" by ${Math.round(excess)} px`);
    }
    return problems;
  });
}
