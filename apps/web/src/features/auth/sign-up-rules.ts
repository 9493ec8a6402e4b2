import { type FieldConstraint, signUpConstraints } from '@fitness/api-contract/constraints';

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
  const { pattern, equals, enum: choices, message } = rules[field];
  const value = values[field];
  if (equals !== undefined) return value === values[equals as SignUpField] ? undefined : message;
  if (choices !== undefined) return choices.includes(value) ? undefined : message;
  return new RegExp(pattern ?? '', 'u').test(value) ? undefined : message;
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
