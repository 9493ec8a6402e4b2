import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the field when a digit is typed elsewhere in its dialog, or where nothing has the focus, because a barcode
 * reader types wherever the focus is.
 */
export function useDigitsFor(fieldRef: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const field = fieldRef.current;
      if (target === field || !/^\d$/.test(key)) return;
      const dialog = field?.closest('[role="dialog"]');
      if (target === document.body || dialog?.contains(target as Node)) field?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [fieldRef]);
}
