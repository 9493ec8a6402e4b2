import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** What a part of the page is given so that it takes the focus of a row that a refresh has taken away. */
export function useFocusKeeper() {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  const keep = useCallback(() => {
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, []);

  // A focused element that leaves the page tells nobody, so it is looked for after every drawing.
  useEffect(keep);

  // A row also draws itself anew, without the part around it.
  useEffect(() => {
    const observer = new MutationObserver(keep);
    if (ref.current) observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [keep]);

  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hadFocus.current = currentTarget.contains(relatedTarget);
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}
