import { useState } from 'react';
import { left, newSignUp, typed } from './sign-up-form.ts';
import { errorsOf, type SignUpErrors, type SignUpField } from './sign-up-rules.ts';

/** The sign-up form on its page: what is typed, what is left, what is sent (docs/product.md#sign-up). */
export function useSignUpForm() {
  const [form, setForm] = useState(newSignUp);
  return {
    values: form.values,
    /** The message under a field, while there is one. */
    messageOf: (field: SignUpField) => form.errors[field] ?? form.refused[field],
    change: (field: SignUpField, value: string) => setForm((before) => typed(before, field, value)),
    leave: (field: SignUpField) => setForm((before) => left(before, field)),
    /** Shows what the server refused. */
    refuse: (refused: SignUpErrors) => setForm((before) => ({ ...before, refused })),
    /** Judges the whole form, shows every message, and tells them. */
    judge: () => {
      const errors = errorsOf(form.values);
      setForm(({ values }) => ({ values, errors, refused: {} }));
      return errors;
    },
  };
}
