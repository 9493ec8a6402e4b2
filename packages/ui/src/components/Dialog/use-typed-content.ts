import { type SyntheticEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"])';

/** Remembers what the text fields contained before they were used, by typing or otherwise, such as by a calendar. */
export function useTypedContent() {
  const firstTexts = useRef(new Map<TextField, string>());
  const remember = ({ currentTarget }: SyntheticEvent) => {
    for (const field of currentTarget.querySelectorAll<TextField>(textFields))
      if (!firstTexts.current.has(field)) firstTexts.current.set(field, field.value);
  };
  return {
    listeners: {
      onFocusCapture: remember,
      onPointerDownCapture: remember,
      onKeyDownCapture: remember,
    },
    hasTypedContent: () =>
      [...firstTexts.current].some(
        ([field, text]) => field.isConnected && field.value !== '' && field.value !== text,
      ),
  };
}
