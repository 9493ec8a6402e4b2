import type { Page } from '@playwright/test';

/** Counts the choices on the page, and finds those whose selected and unselected states look the same under forced colours. */
export function findChoices(page: Page): Promise<{ count: number; untold: string[] }> {
  return page.evaluate(() => {
    // `aria-current="date"` marks today, which is no selection.
    const current = '[aria-current]:not([aria-current="date"], [aria-current="false"])';
    const choices = `input:is([type="radio"], [type="checkbox"]), ${current}, [data-selected], [aria-pressed], [aria-selected], [aria-checked]`;
    const chosen = `:checked, ${current}, [data-selected], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]`;
    const states = ['aria-pressed', 'aria-selected', 'aria-checked'];

    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) =>
          [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
        )
        .flatMap((style) => [
          style.display,
          style.content,
          style.color,
          style.backgroundColor,
          style.borderTop,
          style.borderBottom,
          style.borderLeft,
          style.textDecorationLine,
          style.fill,
          style.stroke,
          style.translate,
          style.transform,
        ])
        .join();
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const setAttribute = (element: Element, name: string, value: string | null) => {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    /** Sets an attribute; returns a function that restores it. */
    const change = (element: Element, name: string, value: string | null) => {
      const was = element.getAttribute(name);
      setAttribute(element, name, value);
      return () => setAttribute(element, name, was);
    };
    /** Toggles the selected state of a choice in the DOM; returns a function that restores it. */
    const toggleSelection = (element: Element) => {
      const parts = [element, ...element.querySelectorAll('*')];
      const isChosen = parts.some((part) => part.matches(chosen));
      const undo = isChosen ? [] : [change(element, 'data-selected', 'true')];
      for (const part of parts) {
        if (isChosen) undo.push(change(part, 'data-selected', null));
        if (part.matches(current)) undo.push(change(part, 'aria-current', null));
        for (const state of states)
          if (part.hasAttribute(state)) undo.push(change(part, state, String(!isChosen)));
        if (part instanceof HTMLInputElement) {
          part.checked = !isChosen;
          undo.push(() => (part.checked = isChosen));
        }
      }
      return () => undo.forEach((one) => one());
    };

    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    // A radio, checkbox or switch is drawn by its label.
    const elements = [...document.querySelectorAll(choices)].map(
      (element) => element.closest('label') ?? element,
    );
    // Stars are filled up to the selected one, so more than their own state changes.
    const isStar = (element: Element) => /^\d점$/u.test(element.textContent?.trim() ?? '');
    const shown = [...new Set(elements)].filter((one) => isShown(one) && !isStar(one));
    const untold = shown.filter((element) => {
      const look = lookOf(element);
      const undo = toggleSelection(element);
      const isSame = lookOf(element) === look;
      undo();
      return isSame;
    });
    document.adoptedStyleSheets = [];
    return {
      count: shown.length,
      untold: untold.map(
        (element) =>
          `"${element.textContent?.trim().slice(0, 40)}" looks the same chosen and not chosen`,
      ),
    };
  });
}
