import { type FocusEvent, useEffect, useRef } from 'react';

/** Props of an element that receives the focus when the focused element inside it is removed. */
export function useFocusAfterRemoval() {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  // A mutation observer, because removing a focused element fires no blur event.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (hadFocus.current && document.activeElement === document.body)
        ref.current?.focus({ preventScroll: true });
    });
    if (ref.current) observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hadFocus.current = currentTarget.contains(relatedTarget);
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}
