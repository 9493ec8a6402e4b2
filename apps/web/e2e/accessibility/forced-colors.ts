import type { Page } from '@playwright/test';

/**
 * The controls that look like plain text under forced colours: without border, fill, underline, icon or a link's colour. The options
 * of a list are told by the list around them.
 */
export function findControlsWithoutBoundary(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const [canvas, buttonFace, linkText] = ['Canvas', 'ButtonFace', 'LinkText'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const isVisible = (color: string) => color !== canvas && !/^rgba\(.*, 0\)$/.test(color);
    const isLine = (style: string, width: string, color: string) =>
      style !== 'none' && width !== '0px' && isVisible(color);
    const hasBoundary = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        isLine(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor) ||
        isLine(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
        (isVisible(style.backgroundColor) && style.backgroundColor !== buttonFace) ||
        style.textDecorationLine.includes('underline')
      );
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const controls = document.querySelectorAll(
      'a[href], button:not([role="option"]), input, select, textarea, summary, [role="button"], [role="switch"]',
    );
    return [...controls].flatMap((control) => {
      // A radio, checkbox or switch is drawn by its label.
      const shown = control.closest('label') ?? control;
      const isLink = getComputedStyle(shown).color === linkText;
      const hasPicture = shown.querySelector('svg, img') !== null;
      if (
        !isShown(shown) ||
        isLink ||
        hasPicture ||
        [shown, ...shown.querySelectorAll('*')].some(hasBoundary)
      )
        return [];
      const name = control.getAttribute('aria-label') ?? shown.textContent?.trim() ?? '';
      return [`${shown.localName} "${name.slice(0, 40)}" has no boundary`];
    });
  });
}
