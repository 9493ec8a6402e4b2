/** Runs in the page: measures the sizes of targets. */
export function measureProblems() {
  const problems: string[] = [];
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isHiddenVisually = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  for (const control of document.querySelectorAll(
    'a[href], button, input, select, textarea, [role="gridcell"] [role="button"]',
  )) {
    // The target of an input is its label; a link inside a sentence is as high as its line.
    const target = control.closest('label') ?? control;
    const box = target.getBoundingClientRect();
    const isInline = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
    if (
      !isVisible(target) ||
      isHiddenVisually(box) ||
      isInline ||
      control.closest('.skip, [aria-hidden="true"]')
    )
      continue;
    const least = control.closest('[role="grid"], table[role="grid"]') ? 40 : 44;
    if (box.height < least - 0.5 || box.width < least - 0.5) {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      problems.push(
        `${control.tagName.toLowerCase()} "${name.slice(0, 30)}" is ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
    }
  }

  return { title: document.title, problems };
}

/** Runs in the page: scrolls to the end and back, so that lazy pictures load. */
export async function scrollToEnd() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  window.scrollTo(0, 0);
}
