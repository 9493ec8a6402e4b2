import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form of an element is reset, as by a button of the type `reset`. */
export function useFormReset(ref: RefObject<HTMLElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = ref.current?.closest('form');
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [ref]);
}
