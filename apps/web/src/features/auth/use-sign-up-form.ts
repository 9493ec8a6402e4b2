import { useState } from 'react';
import { left, newSignUp, typed } from './sign-up-form.ts';
import { errorsOf, type SignUpErrors, type SignUpField } from './sign-up-rules.ts';

/** The sign-up form on its page: what is typed, what is left, what is sent (docs/product.md#sign-up). */
export const useSignUpForm = () => {
  const [form, setForm] = useState(newSignUp);
  const showErrors = (errors: SignUpErrors) => setForm(({ values }) => ({ values, errors }));
  return {
    ...form,
    showErrors,
    change: (field: SignUpField, value: string) => setForm((before) => typed(before, field, value)),
    leave: (field: SignUpField) => setForm((before) => left(before, field)),
    /** Judges the whole form, shows every message, and tells them. */
    judge: () => {
      const errors = errorsOf(form.values);
      showErrors(errors);
      return errors;
    },
  };
};
