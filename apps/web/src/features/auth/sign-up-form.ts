import { emptySignUp, messageFor, ruleOf, type SignUpErrors, type SignUpField, type SignUpValues } from './sign-up-rules.ts';

/** What was typed, and the messages under the fields. */
export type SignUpState = { values: SignUpValues; errors: SignUpErrors };

/** The form as it opens. */
export const newSignUp: SignUpState = { values: emptySignUp, errors: {} };

/** Keeps what was typed: a message goes as soon as its field is right, and a new password judges its confirmation again. */
export const typed = ({ values, errors }: SignUpState, field: SignUpField, value: string): SignUpState => {
  const next = { ...values, [field]: value };
  const judged: SignUpErrors = { ...errors };
  if (errors[field] !== undefined) judged[field] = messageFor(field, next);
  if (field === 'password' && next.passwordCheck !== '') judged.passwordCheck = messageFor('passwordCheck', next);
  return { values: next, errors: judged };
};

/** A field lost focus: its flag is set or taken back. A message that only the server can judge stays until the value changes. */
export const left = ({ values, errors }: SignUpState, field: SignUpField): SignUpState => {
  const fromServer = errors[field] === ruleOf(field).message ? undefined : errors[field];
  return { values, errors: { ...errors, [field]: messageFor(field, values) ?? fromServer } };
};
