// Functions that run in the page of every engine: each is sent as text, so it must not use anything outside itself.
import type { BoundFunctions, queries } from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: { within: (element: HTMLElement) => BoundFunctions<typeof queries> };
    lastRectangles?: WeakMap<Element, string>;
  }
}

/** Finds an element by role and accessible name or a part of it, or a field by its label. */
export type Query = {
  role?: string;
  label?: string;
  name?: string;
  begins?: string;
  contains?: string;
  /** Excludes disabled elements. */
  enabled?: boolean;
  within?: Query;
};

/** The first element of a query, or null. */
export function findInPage(query: Query): HTMLElement | null {
  const find = ({
    role = '',
    label,
    name,
    begins,
    contains,
    enabled,
    within,
  }: Query): HTMLElement | null => {
    const container = within === undefined ? document.body : find(within);
    if (container === null) return null;
    const library = window.TestingLibraryDom!.within(container);
    const found =
      label === undefined
        ? library.queryAllByRole(role, {
            ...(name !== undefined && { name }),
            ...(begins !== undefined && { name: (text: string) => text.startsWith(begins) }),
            ...(contains !== undefined && { name: (text: string) => text.includes(contains) }),
          })
        : library.queryAllByLabelText(label);
    return (
      found.find((element) => !enabled || !element.matches(':disabled, [aria-disabled=true]')) ??
      null
    );
  };
  return find(query);
}

/**
 * The element that receives a click for an element: itself or its label; null while it moves or is covered.
 */
export function pressableInPage(element: HTMLElement): HTMLElement | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const rectangle = [x, y, width, height].join(' ');
  window.lastRectangles ??= new WeakMap();
  const isStill = window.lastRectangles.get(element) === rectangle;
  window.lastRectangles.set(element, rectangle);
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!isStill || hit === null) return null;
  if (element.contains(hit)) return element;
  const label = hit.closest('label');
  return label?.control === element ? label : null;
}

/** Clicks an element and navigates elsewhere before its response has arrived. */
export function clickAndLeaveInPage(element: HTMLElement, url: string): void {
  element.click();
  setTimeout(() => location.assign(url));
}

/** The text that is visible in an element or, without one, in the page. */
export function textInPage(element: HTMLElement | null): string {
  return (element ?? document.body).innerText.replaceAll(/\s+/g, ' ');
}
