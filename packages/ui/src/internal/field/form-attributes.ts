import type { FormEvent, KeyboardEvent } from 'react';

/** Opens the closed Disclosures around a field, in which it could not be seen or focused. */
function openAround(field: HTMLElement) {
  const details = field.closest<HTMLDetailsElement>('details:not([open])');
  if (details === null) return;
  details.open = true;
  openAround(field);
}

/**
 * Submits a form, unless a field has text that is not a value, such as half a date: then every such field shows its message, and the
 * first one has the focus.
 */
function submitValid(event: FormEvent<HTMLFormElement>, onSubmit: () => void) {
  event.preventDefault();
  const invalid = [...event.currentTarget.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      field.validity.customError &&
      // Not a disabled field, which nobody could correct.
      field.willValidate,
  );
  for (const field of invalid) {
    field.checkValidity();
    openAround(field);
  }
  if (invalid[0] === undefined) onSubmit();
  else invalid[0].focus();
}

/** A held Enter in a field submits once, as that of a button presses once; a browser would submit again and again. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const isHeld = event.repeat && event.key === 'Enter';
  if (isHeld && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The attributes of a form whose fields validate themselves. */
export function formAttributes(onSubmit: () => void) {
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => submitValid(event, onSubmit),
    // Captured, because a Checkbox stops the propagation.
    onKeyDownCapture: ignoreHeldEnter,
    noValidate: true,
  };
}
