import { useRef } from 'react';

const typedFields =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"])';

/** Remembers the fields that something was typed into. */
export function useTypedContent() {
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  return {
    onInput: (event: { target: EventTarget }) => {
      const field = event.target;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.matches(typedFields)) typed.current.add(field);
    },
    hasTypedContent: () =>
      [...typed.current].some((field) => field.isConnected && field.value !== ''),
  };
}
