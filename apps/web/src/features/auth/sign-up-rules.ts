import { type FieldConstraint, signUpConstraints } from '@fitness/api-contract/constraints';

/** A field of sign-up, by the name under which it is sent. */
export type SignUpField = keyof typeof signUpConstraints;

/** What the form holds; a gender that is not chosen yet is empty. */
export type SignUpValues = Record<SignUpField, string>;

/** The messages that stand under the fields, by field: an entry is the field's error flag. */
export type SignUpErrors = Partial<Record<SignUpField, string>>;

/** The fields in the order of the form, which is also the order in which they are put right. */
export const signUpFields: readonly SignUpField[] = [
  'nickname',
  'gender',
  'username',
  'password',
  'passwordCheck',
  'ph',
  'email',
];

/** A form in which nothing has been typed. */
export const emptySignUp: SignUpValues = {
  nickname: '',
  gender: '',
  username: '',
  password: '',
  passwordCheck: '',
  ph: '',
  email: '',
};

const rules: Record<SignUpField, FieldConstraint & { message: string }> = signUpConstraints;

/** The pattern and the message of a field, from the contract. */
export function ruleOf(field: SignUpField) {
  return rules[field];
}

/** The message of a field whose value does not keep to its rule (docs/product.md#sign-up). */
export function messageFor(field: SignUpField, values: SignUpValues): string | undefined {
  const { pattern, equals, enum: choices, message } = rules[field];
  const value = values[field];
  if (equals !== undefined) return value === values[equals as SignUpField] ? undefined : message;
  if (choices !== undefined) return choices.includes(value) ? undefined : message;
  return new RegExp(pattern ?? '', 'u').test(value) ? undefined : message;
}

/** The messages of every field that is wrong or empty; none when the form can be sent. */
export function errorsOf(values: SignUpValues): SignUpErrors {
  const wrong = signUpFields.flatMap((field) => {
    const message = values[field] === '' ? rules[field].message : messageFor(field, values);
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(wrong);
}

/** What was typed or pasted as a phone number, without its hyphens and spaces; letters stay, so that the rule can name them. */
export function withoutSeparators(typed: string) {
  return typed.replace(/[\p{Pd}\s]/gu, '');
}
