/** A red button or text. */
export type RedArea = {
  name: string;
  kind: 'button' | 'text';
  /** Finds the element, which gets this attribute. */
  selector: string;
  /** Fixed or sticky, so over other content at each scroll position. */
  isFloating: boolean;
};

/** Runs in the page: measures left edges, overlapping texts and red buttons. */
export function measureLayout() {
  const problems: string[] = [];
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isShown = ({ width, height }: DOMRect) => width > 1 && height > 1;

  // A heading of the page, or of a section as wide as the window, begins at the gutter.
  const { clientWidth } = document.documentElement;
  const isAtGutter = (heading: Element) =>
    heading.matches('h1') ||
    (heading.closest('section')?.getBoundingClientRect().width ?? 0) >= clientWidth;
  const edgeOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  };
  const headings = [...document.querySelectorAll('main h1, main h2')].filter(
    (heading) =>
      isVisible(heading) &&
      isShown(heading.getBoundingClientRect()) &&
      getComputedStyle(heading).textAlign !== 'center' &&
      !heading.closest('form') &&
      isAtGutter(heading),
  );
  // The logo, or the first link of the menu where the page has the logo; on phones the menu is closed.
  const start = [...document.querySelectorAll('header a > [aria-hidden], header nav a')]
    .filter(isVisible)
    .slice(0, 1);
  const edges = [...start, ...headings, ...document.querySelectorAll('footer p')].map(
    (element) => `${edgeOf(element)} px ${element.tagName.toLowerCase()}`,
  );
  const [first = ''] = edges;
  const others = edges.filter((edge) => Math.abs(parseInt(edge) - parseInt(first)) > 1);
  if (others.length > 0) problems.push(`left edges: ${[first, ...others].join(', ')}`);

  // A fixed or sticky element overlaps scrolling content on purpose.
  const isFloating = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      isFloating(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { element: HTMLElement; text: string; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (!element || text === '' || !isVisible(element) || isFloating(element)) continue;
    if (element.closest('script, style, [inert]')) continue;
    const letters = parseFloat(getComputedStyle(element).fontSize) * 0.7;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1)
        lines.push({
          element,
          text,
          box: new DOMRect(x, y + (height - letters) / 2, width, letters),
        });
  }
  const isClipped = (element: Element): boolean =>
    element.clientWidth === 1 ||
    (element.parentElement !== null && isClipped(element.parentElement));
  const readable = lines.filter(({ element }) => !isClipped(element));
  readable.forEach((one, index) => {
    for (const other of readable.slice(index + 1)) {
      if (one.element === other.element) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 2 && height > 2)
        problems.push(`"${one.text.slice(0, 20)}" lies on "${other.text.slice(0, 20)}"`);
    }
  });

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const isRed = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    return alpha > 0.5 && red > 150 && green < 130 && blue < 130;
  };
  const nameOf = (element: Element) => element.textContent?.trim().slice(0, 20) ?? '';
  const areaOf = (element: HTMLElement, kind: RedArea['kind'], index: number): RedArea => {
    element.dataset['red'] = `${kind}-${index}`;
    return {
      name: nameOf(element),
      kind,
      selector: `[data-red="${kind}-${index}"]`,
      isFloating: isFloating(element),
    };
  };
  const buttons = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (element) => isVisible(element) && isRed(getComputedStyle(element).backgroundColor),
  );
  if (buttons.length > 1)
    problems.push(`${buttons.length} red buttons: ${buttons.map(nameOf).join(', ')}`);
  const texts = new Set(
    readable
      .map(({ element }) => element)
      .filter((element) => isRed(getComputedStyle(element).color)),
  );
  const red = [
    ...buttons.map((element, index) => areaOf(element, 'button', index)),
    ...[...texts].map((element, index) => areaOf(element, 'text', index)),
  ];
  return { problems, red };
}
