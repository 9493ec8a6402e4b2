import { ApiError } from '@fitness/api-contract/client';
import { type FieldConstraint, signUpConstraints } from '@fitness/api-contract/constraints';
import { PhoneTaken, UsernameTaken } from '@fitness/api-contract/error-responses';
import { useEffect, useState } from 'react';
import { normalizeIdentifier } from '../../shared/input/identifier.ts';
import { normalizeName } from '../../shared/input/person-name.ts';
import { normalizePhone } from '../../shared/input/phone.ts';
import { useSession } from '../../shared/session/session.ts';
import { signUpTexts } from './sign-up-texts.ts';
import { unusableCharacters } from './unusable-characters.ts';

export type SignUpField = keyof typeof signUpConstraints;

export type SignUpValues = Record<SignUpField, string>;

export type SignUpErrors = Partial<Record<SignUpField, string>>;

const rules: Record<SignUpField, FieldConstraint & { message: string }> = signUpConstraints;

/** The fields in the order of the form. */
export const signUpFields = Object.keys(rules) as SignUpField[];

export const emptySignUp = Object.fromEntries(
  signUpFields.map((field) => [field, '']),
) as SignUpValues;

/** Values are validated and sent normalized; passwords are not normalized (docs/product.md#input). */
const normalizers: Partial<Record<SignUpField, (typed: string) => string>> = {
  nickname: normalizeName,
  username: normalizeIdentifier,
  ph: normalizePhone,
  email: normalizeIdentifier,
};

function normalizeField(field: SignUpField, values: SignUpValues) {
  return normalizers[field]?.(values[field]) ?? values[field];
}

/** The message of a field whose value breaks its rule (docs/product.md#sign-up). */
export function messageFor(field: SignUpField, values: SignUpValues): string | undefined {
  const { pattern, maxLength = Infinity, equals, enum: choices, message } = rules[field];
  const value = normalizeField(field, values);
  if (equals !== undefined) return value === values[equals as SignUpField] ? undefined : message;
  if (choices !== undefined) return choices.includes(value) ? undefined : message;
  const isValid = value.length <= maxLength && new RegExp(pattern ?? '', 'u').test(value);
  return isValid ? undefined : message;
}

/** The characters of a field's value that its pattern does not allow, if any. */
export function detailFor(field: SignUpField, values: SignUpValues): string | undefined {
  return unusableCharacters(rules[field].pattern ?? '', normalizeField(field, values));
}

/** The messages of all fields that are invalid or empty. */
export function errorsOf(values: SignUpValues): SignUpErrors {
  const invalid = signUpFields.flatMap((field) => {
    const message = values[field] === '' ? rules[field].message : messageFor(field, values);
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(invalid);
}

/** The fields of the messages that say that a value is taken. */
const fieldOfMessage: Readonly<Record<string, SignUpField>> = {
  [UsernameTaken.body.message]: 'username',
  [PhoneTaken.body.message]: 'ph',
};

/** The alert of a failed sign-up, and messages of rejected fields (docs/product.md#errors). */
export function signUpErrorOf(error: unknown): { message: string; errors: SignUpErrors } {
  if (!(error instanceof ApiError) || error.status !== 400)
    return { message: signUpTexts.failed, errors: {} };
  const { message } = error;
  const items = [...error.fieldMessages, { field: fieldOfMessage[message], message }];
  const rejected = signUpFields.flatMap((field) => {
    const item = items.find((item) => item.field === field);
    return item === undefined ? [] : [[field, item.message] as const];
  });
  return { message: message || signUpTexts.refused, errors: Object.fromEntries(rejected) };
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

export function blurField({ values, errors, rejected }: SignUpState, field: SignUpField) {
  return {
    values: { ...values, [field]: normalizeField(field, values) },
    errors: { ...errors, [field]: messageFor(field, values) },
    rejected,
  };
}

/** All fields normalized and validated. */
export function validateForm({ values }: SignUpState): SignUpState {
  const normalized = Object.fromEntries(
    signUpFields.map((field) => [field, normalizeField(field, values)]),
  ) as SignUpValues;
  return { values: normalized, errors: errorsOf(normalized), rejected: {} };
}

const storageKey = 'sign-up:1';

/** Keeps what was typed in this tab, but never passwords; null deletes it. */
function store(values: SignUpValues | null) {
  const kept = { ...values, password: undefined, passwordCheck: undefined };
  try {
    if (values === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: a reload begins with an empty form.
  }
}

/** What was typed before a reload of this tab, or before the browser discarded the page. */
function storedValues(): Partial<SignUpValues> {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
    const fields = signUpFields.filter((field) => typeof stored[field] === 'string');
    return Object.fromEntries(fields.map((field) => [field, stored[field]]));
  } catch {
    return {};
  }
}

/** The state of the sign-up form (docs/product.md#sign-up). */
export function useSignUpForm() {
  const session = useSession();
  const [form, setForm] = useState(initialSignUp);
  const { values } = form;
  const [isRestored, setIsRestored] = useState(false);
  // Not in the first render of a prerendered page, whose form is empty.
  if (!isRestored && session.status !== 'unread') {
    setIsRestored(true);
    setForm({ ...form, values: { ...values, ...storedValues() } });
  }
  useEffect(() => {
    if (isRestored) store(values);
  }, [isRestored, values]);
  return {
    /** Deletes what is kept in this tab. */
    forget: () => store(null),
    values,
    messageOf: (field: SignUpField) => form.errors[field] ?? form.rejected[field],
    change: (field: SignUpField, value: string) =>
      setForm((before) => changeField(before, field, value)),
    blur: (field: SignUpField) => setForm((before) => blurField(before, field)),
    reject: (rejected: SignUpErrors) => setForm((before) => ({ ...before, rejected })),
    /** Normalizes and validates all fields, shows the errors, and returns both. */
    validate: () => {
      const validated = validateForm(form);
      setForm(validated);
      return validated;
    },
  };
}
