import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the form of an element is reset, as by a button of the type `reset`. */
export function useFormReset(ref: RefObject<HTMLElement | null>, onReset: () => void) {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = ref.current?.closest('form');
    const listener = () => latest.current();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [ref]);
}
