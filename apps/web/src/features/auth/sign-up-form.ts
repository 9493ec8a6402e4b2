import { useState } from 'react';
import {
  emptySignUp,
  errorsOf,
  messageFor,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
} from './sign-up-rules.ts';

/** `rejected` holds the messages of the fields that the server rejected. */
export type SignUpState = { values: SignUpValues; errors: SignUpErrors; rejected: SignUpErrors };

export const initialSignUp: SignUpState = { values: emptySignUp, errors: {}, rejected: {} };

/** Updates an error that is shown; a new password validates its confirmation again. */
export function changeField(
  { values, errors, rejected }: SignUpState,
  field: SignUpField,
  value: string,
): SignUpState {
  const next = { ...values, [field]: value };
  const nextErrors: SignUpErrors = { ...errors };
  if (errors[field] !== undefined) nextErrors[field] = messageFor(field, next);
  if (field === 'password' && next.passwordCheck !== '')
    nextErrors.passwordCheck = messageFor('passwordCheck', next);
  return { values: next, errors: nextErrors, rejected: { ...rejected, [field]: undefined } };
}

export function blurField(form: SignUpState, field: SignUpField): SignUpState {
  return { ...form, errors: { ...form.errors, [field]: messageFor(field, form.values) } };
}

/** The state of the sign-up form (docs/product.md#sign-up). */
export function useSignUpForm() {
  const [form, setForm] = useState(initialSignUp);
  return {
    values: form.values,
    messageOf: (field: SignUpField) => form.errors[field] ?? form.rejected[field],
    change: (field: SignUpField, value: string) =>
      setForm((before) => changeField(before, field, value)),
    blur: (field: SignUpField) => setForm((before) => blurField(before, field)),
    reject: (rejected: SignUpErrors) => setForm((before) => ({ ...before, rejected })),
    /** Shows and returns the errors of all fields. */
    validate: () => {
      const errors = errorsOf(form.values);
      setForm(({ values }) => ({ values, errors, rejected: {} }));
      return errors;
    },
  };
}
