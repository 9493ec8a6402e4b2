import {
  emptySignUp,
  messageFor,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
} from './sign-up-rules.ts';

/** What was typed, the messages of the fields that break their rule, and those of the fields that the server refused. */
export type SignUpState = { values: SignUpValues; errors: SignUpErrors; refused: SignUpErrors };

/** The form as it opens. */
export const newSignUp: SignUpState = { values: emptySignUp, errors: {}, refused: {} };

/** Keeps what was typed: a message goes as soon as its field is right, and a new password judges its confirmation again. */
export function typed(
  { values, errors, refused }: SignUpState,
  field: SignUpField,
  value: string,
): SignUpState {
  const next = { ...values, [field]: value };
  const judged: SignUpErrors = { ...errors };
  if (errors[field] !== undefined) judged[field] = messageFor(field, next);
  if (field === 'password' && next.passwordCheck !== '')
    judged.passwordCheck = messageFor('passwordCheck', next);
  return { values: next, errors: judged, refused: { ...refused, [field]: undefined } };
}

/** A field lost focus: its flag is set or taken back. What the server refused stays refused until it is changed. */
export function left(form: SignUpState, field: SignUpField): SignUpState {
  return {
    ...form,
    errors: { ...form.errors, [field]: messageFor(field, form.values) },
  };
}
