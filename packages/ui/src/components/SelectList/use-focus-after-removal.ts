import { useEffect, useRef } from 'react';

const focusable = 'input:not(:disabled), button:not(:disabled)';

/**
 * A ref of a list: when its focused row is removed or rendered differently, the focus goes to the row in its place, otherwise to
 * the nearest one.
 */
export function useFocusAfterRemoval<List extends HTMLElement>() {
  const ref = useRef<List>(null);

  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    let index = -1;
    const rows = () => [...list.children];
    const onFocus = ({ target }: FocusEvent) => {
      index = rows().findIndex((row) => row.contains(target as Node));
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      // Without a related target, the focused element may just be removed.
      if (relatedTarget !== null && !list.contains(relatedTarget as Node)) index = -1;
    };
    const observer = new MutationObserver(() => {
      if (index < 0 || document.activeElement !== document.body) return;
      const controls = rows().map((row) => row.querySelector<HTMLElement>(focusable));
      const next =
        controls.slice(index).find(Boolean) ?? controls.slice(0, index).findLast(Boolean);
      next?.focus();
    });
    observer.observe(list, { childList: true, subtree: true });
    list.addEventListener('focusin', onFocus);
    list.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('focusout', onBlur);
    };
  }, []);
  return ref;
}
