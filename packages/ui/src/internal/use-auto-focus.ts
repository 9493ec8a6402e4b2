import { type RefObject, useEffect } from 'react';

/**
 * How many frames a field without an on-screen keyboard waits. On a touch screen react-aria hides a modal for 600 ms if a text
 * field in it has the focus in the second frame, because it expects the keyboard, and presses go to the page below.
 */
const framesWithoutKeyboard = 3;

function afterFrames(count: number, callback: () => void) {
  let frame = 0;
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : callback()));
  };
  wait(count);
  return () => cancelAnimationFrame(frame);
}

/**
 * Focuses an element on mount. React's own `autoFocus` is earlier than the effects of a dialog around it, whose outer dialog
 * would take the focus back.
 */
export function useAutoFocus(ref: RefObject<HTMLElement | null>, isFocused: boolean | undefined) {
  useEffect(() => {
    if (!isFocused) return undefined;
    const focus = () => ref.current?.focus();
    if (ref.current?.inputMode === 'none') return afterFrames(framesWithoutKeyboard, focus);
    focus();
    return undefined;
  }, [ref, isFocused]);
}
