import { ApiError } from '@fitness/api-contract/client';
import { type FieldConstraint, signUpConstraints } from '@fitness/api-contract/constraints';
import { PhoneTaken, UsernameTaken } from '@fitness/api-contract/error-responses';
import { useEffect, useState } from 'react';
import { normalizeIdentifier, normalizeName, normalizePhone } from '../../lib/input.ts';
import { useSession } from '../../session/session.ts';
import { signUpTexts } from './sign-up-texts.ts';
import { unusableCharacters } from './unusable-characters.ts';

export type SignUpField = keyof typeof signUpConstraints;

export type SignUpValues = Record<SignUpField, string>;

const rules: Record<SignUpField, FieldConstraint & { message: string }> = signUpConstraints;

/** The fields in the order of the form. */
export const signUpFields = Object.keys(rules) as SignUpField[];

export const emptySignUp = Object.fromEntries(
  signUpFields.map((field) => [field, '']),
) as SignUpValues;

/** The values as they are validated and sent; passwords are not normalized (docs/product.md#input). */
export function normalizedSignUp(values: SignUpValues): SignUpValues {
  return {
    ...values,
    nickname: normalizeName(values.nickname),
    username: normalizeIdentifier(values.username),
    ph: normalizePhone(values.ph),
    email: normalizeIdentifier(values.email),
  };
}

/** The message of a field that is empty or breaks its rule (docs/product.md#sign-up). */
export function messageFor(field: SignUpField, typed: SignUpValues): string | undefined {
  const { pattern, maxLength = Infinity, equals, enum: choices, message } = rules[field];
  const values = normalizedSignUp(typed);
  const value = values[field];
  if (value === '') return message;
  if (equals !== undefined) return value === values[equals as SignUpField] ? undefined : message;
  if (choices !== undefined) return choices.includes(value) ? undefined : message;
  const isValid = value.length <= maxLength && new RegExp(pattern ?? '', 'u').test(value);
  return isValid ? undefined : message;
}

/** The characters of a field's value that its pattern does not allow, if any. */
export function detailFor(field: SignUpField, values: SignUpValues): string | undefined {
  return unusableCharacters(rules[field].pattern ?? '', normalizedSignUp(values)[field]);
}

/** The field of which a message of the server says that its value is taken. */
export const takenField: Readonly<Record<string, SignUpField>> = {
  [UsernameTaken.body.message]: 'username',
  [PhoneTaken.body.message]: 'ph',
};

/** The alert of a failed sign-up (docs/product.md#errors). */
export function signUpFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 400) return signUpTexts.failed;
  return error.message || signUpTexts.refused;
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
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** The state of the sign-up form (docs/product.md#sign-up). */
export function useSignUpForm() {
  const [values, setValues] = useState(emptySignUp);
  const [checked, setChecked] = useState<readonly SignUpField[]>([]);
  const [taken, setTaken] = useState({ value: '', message: '' });
  const [isRestored, setIsRestored] = useState(false);
  const session = useSession();
  // Not in the first render of a prerendered page, whose form is empty.
  if (!isRestored && session.status !== 'unread') {
    setIsRestored(true);
    setValues({ ...values, ...storedValues() });
  }
  useEffect(() => {
    if (isRestored) store(values);
  }, [isRestored, values]);
  return {
    values,
    /** The message of a field that was left or sent. */
    messageOf: (field: SignUpField) => {
      if (takenField[taken.message] === field && taken.value === values[field])
        return taken.message;
      return checked.includes(field) ? messageFor(field, values) : undefined;
    },
    /** Shows the message of the server under the field whose value is taken, until it is changed; returns the field, if any. */
    reject: (message: string) => {
      const field = takenField[message];
      if (field !== undefined) setTaken({ value: values[field], message });
      return field;
    },
    change: (field: SignUpField, value: string) =>
      setValues((before) => ({ ...before, [field]: value })),
    blur: (field: SignUpField) => {
      setValues((before) => ({ ...before, [field]: normalizedSignUp(before)[field] }));
      setChecked((before) => [...new Set(before).add(field)]);
    },
    /** Normalizes and validates all fields, and returns their values and the first that is invalid. */
    validate: () => {
      const normalized = normalizedSignUp(values);
      setValues(normalized);
      setChecked(signUpFields);
      const invalid = signUpFields.find((field) => messageFor(field, normalized) !== undefined);
      return { values: normalized, invalid };
    },
    /** Deletes what is kept in this tab. */
    forget: () => store(null),
  };
}
