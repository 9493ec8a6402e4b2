import type { Page } from '@playwright/test';

/** What a text of a server has broken in the page; runs in the page. */
function findProblems() {
  const foreign =
    '[src*="hostile"], [href*="hostile"], [href^="javascript:" i], body :is(script, iframe, object, embed, base, style)';
  const elements = [...document.querySelectorAll('body *')];
  const isScript = (element: Element) =>
    element.matches(foreign) || [...element.attributes].some(({ name }) => name.startsWith('on'));
  const { scrollWidth, clientWidth } = document.documentElement;

  /** Whether the centre of a control is covered or cannot be scrolled into view. */
  const isOutOfReach = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !control.contains(hit) && control.closest('label')?.contains(hit) !== true;
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(button, a[href], input, select, textarea)'),
  ].filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2);

  const isIsolating = (element: Element) => {
    const { display, unicodeBidi } = getComputedStyle(element);
    return !['inline', 'contents'].includes(display) || /isolate|plaintext/.test(unicodeBidi);
  };
  /** Whether a text from right to left shares a line with other text, whose order it would change. */
  const sharesLine = (text: Text) => {
    let element = text.parentElement!;
    while (!isIsolating(element)) element = element.parentElement!;
    return (
      element.getBoundingClientRect().width > 2 && element.textContent.trim() !== text.data.trim()
    );
  };
  const rightToLeft: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // An isolate in the text itself does the same.
    if (/[\u0590-\u08FF]/.test(text.data.replaceAll(/\u2068.*?\u2069/g, '')))
      rightToLeft.push(text);
  }

  return [
    ...(document.title.includes('hostile') ? ['a text was executed'] : []),
    ...elements.filter(isScript).map((element) => `became an element: ${element.outerHTML}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...controls.filter(isOutOfReach).map((control) => `out of reach: ${control.outerHTML}`),
    ...rightToLeft.filter(sharesLine).map(({ data }) => `shares a line: ${data}`),
  ].map((problem) => problem.slice(0, 200));
}

export function pageProblems(page: Page) {
  return page.evaluate(findProblems);
}
