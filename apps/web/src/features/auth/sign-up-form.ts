import { ApiError } from '@fitness/api-contract/client';
import { type FieldConstraint, signUpConstraints } from '@fitness/api-contract/constraints';
import { useState } from 'react';
import { signUpTexts } from './texts.ts';

export type SignUpField = keyof typeof signUpConstraints;

export type SignUpValues = Record<SignUpField, string>;

export type SignUpErrors = Partial<Record<SignUpField, string>>;

const rules: Record<SignUpField, FieldConstraint & { message: string }> = signUpConstraints;

/** The fields in the order of the form. */
export const signUpFields = Object.keys(rules) as SignUpField[];

export const emptySignUp = Object.fromEntries(
  signUpFields.map((field) => [field, '']),
) as SignUpValues;

/** The message of a field whose value breaks its rule (docs/product.md#sign-up). */
export function messageFor(field: SignUpField, values: SignUpValues): string | undefined {
  const { pattern, maxLength = Infinity, equals, enum: choices, message } = rules[field];
  const value = values[field];
  if (equals !== undefined) return value === values[equals as SignUpField] ? undefined : message;
  if (choices !== undefined) return choices.includes(value) ? undefined : message;
  const isValid = value.length <= maxLength && new RegExp(pattern ?? '', 'u').test(value);
  return isValid ? undefined : message;
}

/** The messages of all fields that are invalid or empty. */
export function errorsOf(values: SignUpValues): SignUpErrors {
  const invalid = signUpFields.flatMap((field) => {
    const message = values[field] === '' ? rules[field].message : messageFor(field, values);
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(invalid);
}

/** A phone number without hyphens and spaces; letters stay, so that the rule rejects them. */
export function withoutSeparators(phone: string) {
  return phone.replace(/[\p{Pd}\s]/gu, '');
}

/** The alert of a failed sign-up, and messages of rejected fields (docs/product.md#errors). */
export function signUpErrorOf(error: unknown): { message: string; errors: SignUpErrors } {
  if (!(error instanceof ApiError) || error.status !== 400)
    return { message: signUpTexts.failed, errors: {} };
  const rejected = signUpFields.flatMap((field) => {
    const item = error.fieldMessages.find((item) => item.field === field);
    return item === undefined ? [] : [[field, item.message] as const];
  });
  return { message: error.message || signUpTexts.refused, errors: Object.fromEntries(rejected) };
}

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
