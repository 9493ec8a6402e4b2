import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Focuses the first of the elements that takes the focus. */
function focusFirst(elements: readonly HTMLElement[]) {
  for (const element of elements) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

const buttonsIn = (region: Element | null) =>
  [...(region?.querySelectorAll<HTMLElement>('button') ?? [])].toReversed();

/** Moves the focus by F6 between the page or an open dialog and the buttons of the toasts, and out of a toast that leaves. */
export function useRegionFocus(region: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  /** The element that had the focus before, and its focusable container. */
  const returnTo = useRef<HTMLElement[]>([]);
  const isByKeyboard = useRef(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const buttons = buttonsIn(region.current);
      if (event.key !== 'F6' || buttons.length === 0) return;
      event.preventDefault();
      const isInside = buttons.some((button) => button === document.activeElement);
      focusFirst(isInside ? returnTo.current : buttons);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);

  useEffect(() => {
    if (!hasFocus.current || region.current?.contains(document.activeElement) === true) return;
    // The toast that had the focus has left, which sends no event.
    hasFocus.current = false;
    focusFirst([...(isByKeyboard.current ? buttonsIn(region.current) : []), ...returnTo.current]);
  });

  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      hasFocus.current = true;
      if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
      const container = relatedTarget.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      returnTo.current = container ? [relatedTarget, container] : [relatedTarget];
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
    onKeyDownCapture: () => {
      isByKeyboard.current = true;
    },
    onPointerDownCapture: () => {
      isByKeyboard.current = false;
    },
  };
}
