import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';

/** The key code while an input method handles the key; Safari has no other mark of it. */
const handledCode = 229;

/** Letters without candidates: Enter ends their composition and then does what it does elsewhere. */
const hangul = /^\p{Script=Hangul}+$/u;

/**
 * The handlers of a text area in which Enter without Shift acts, also in a Korean syllable, but not where it chooses a candidate of an
 * input method.
 */
export function useEnterKey(onEnter: () => void) {
  /** The text of the last composition, null while it lasts. */
  const composed = useRef<string | null>('');
  /** An Enter that went to the input method, until it is known what for. */
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
      // Windows calls a key that went to the input method `Process`.
      const isEnter = !shiftKey && (key === 'Enter' || (isHandled && code === 'Enter'));
      if (isEnter) event.preventDefault();
      if (isEnter && repeat) return;
      handled.current = isEnter && isHandled ? 'pressed' : null;
      if (isEnter && !isHandled) onEnter();
    },
    // Only now, because many systems send the same press once more, for what Enter does elsewhere.
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && handled.current === 'pressed') handled.current = 'released';
      decide();
    },
  };
}
