import { Panel } from '@fitness/ui/Panel';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';

/** Props of an element that receives focus when a refresh removes the focused row inside it. */
function useFocusAfterRemoval() {
  const ref = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  const restoreFocus = useCallback(() => {
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, []);

  // Removing a focused element fires no event, so the focus is checked after every render.
  useEffect(restoreFocus);

  // A row also renders without its section.
  useEffect(() => {
    const observer = new MutationObserver(restoreFocus);
    if (ref.current) observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [restoreFocus]);

  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hadFocus.current = currentTarget.contains(relatedTarget);
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}

export interface DaySectionProps {
  title: string;
  aside: ReactNode;
  children: ReactNode;
}

/** A named section of day management, which keeps the focus when a refresh removes a row. */
export function DaySection(props: DaySectionProps) {
  return <Panel {...useFocusAfterRemoval()} {...props} />;
}
