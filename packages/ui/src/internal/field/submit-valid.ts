import type { FormEvent } from 'react';

/**
 * Submits a form, unless a field has text that is not a value, such as half a date: then every such field shows its message, and the
 * first one has the focus.
 */
export function submitValid(event: FormEvent<HTMLFormElement>, onSubmit: () => void) {
  event.preventDefault();
  const invalid = [...event.currentTarget.elements].filter(
    (field): field is HTMLInputElement =>
      'validity' in field && (field as HTMLInputElement).validity.customError,
  );
  for (const field of invalid) field.checkValidity();
  if (invalid[0] === undefined) onSubmit();
  else invalid[0].focus();
}
