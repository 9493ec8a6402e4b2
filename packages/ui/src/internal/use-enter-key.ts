import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';

/** The key code of a key that an input method (IME) handles; the only indication in Safari. */
const handledCode = 229;

/** Hangul has no candidates: Enter ends the composition and then has its normal effect. */
const hangul = /^\p{Script=Hangul}+$/u;

/**
 * The handlers of a text field in which Enter without Shift triggers an action, also while a Korean syllable is composed, but not
 * when it selects a candidate of an input method (IME).
 */
export function useEnterKey(onEnter: () => void) {
  /** The text of the last composition; null during a composition. */
  const composed = useRef<string | null>('');
  /** An Enter that the input method has handled, until its purpose is known. */
  const handled = useRef<'pressed' | 'released' | null>(null);

  const decide = () => {
    if (handled.current !== 'released' || composed.current === null) return;
    handled.current = null;
    if (hangul.test(composed.current)) onEnter();
  };
  return {
    onCompositionStart: () => {
      composed.current = null;
    },
    onCompositionEnd: ({ data }: CompositionEvent) => {
      composed.current = data;
      decide();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { isComposing, keyCode, code, key, shiftKey, repeat } = event.nativeEvent;
      const isHandled = isComposing || keyCode === handledCode;
      // On Windows a key that the input method handles is called `Process`.
      const isEnter = !shiftKey && (key === 'Enter' || (isHandled && code === 'Enter'));
      if (isEnter) event.preventDefault();
      if (isEnter && repeat) return;
      handled.current = isEnter && isHandled ? 'pressed' : null;
      if (isEnter && !isHandled) onEnter();
    },
    // On keyup, because many systems send a second keydown for the normal effect of Enter.
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && handled.current === 'pressed') handled.current = 'released';
      decide();
    },
  };
}
