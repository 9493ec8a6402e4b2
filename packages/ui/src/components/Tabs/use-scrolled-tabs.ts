import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Whether tabs are cut off at the left and at the right of their list. */
function cutOffTabs(list: HTMLElement) {
  const { left, right } = list.getBoundingClientRect();
  const tabs = [...list.children].map((tab) => tab.getBoundingClientRect());
  return {
    before: tabs.some((tab) => tab.left < left - 1),
    after: tabs.some((tab) => tab.right > right + 1),
  };
}

/** Scrolls the selected tab to the centre of its list, and tells whether more tabs follow on either side of what is visible. */
export function useScrolledTabs(
  ref: RefObject<HTMLElement | null>,
  selected: string,
  tabCount: number,
) {
  const [more, setMore] = useState({ before: false, after: false });
  const update = useCallback(() => {
    if (!ref.current) return;
    const next = cutOffTabs(ref.current);
    setMore((was) => (was.before === next.before && was.after === next.after ? was : next));
  }, [ref]);

  useLayoutEffect(() => {
    // react-aria renders the tabs later than their list.
    if (tabCount === 0 || !ref.current) return;
    const tabs = [...ref.current.querySelectorAll<HTMLElement>('[role="tab"]')];
    const tab = tabs.find(({ dataset }) => dataset['key'] === selected);
    if (!tab) return;
    // Not `scrollIntoView`, which would also scroll the page.
    const { clientWidth } = ref.current;
    ref.current.scrollTo({ left: tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2 });
  }, [ref, selected, tabCount]);

  // After every render, because the tabs may have changed.
  useLayoutEffect(update);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(list);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [ref, update]);
  return more;
}
