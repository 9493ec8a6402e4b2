import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element on mount. React's own `autoFocus` is earlier than the effects of a dialog around it, whose outer dialog
 * would take the focus back.
 */
export function useAutoFocus(ref: RefObject<HTMLElement | null>, isFocused: boolean | undefined) {
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [ref, isFocused]);
}
