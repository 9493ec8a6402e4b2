import { signInConstraints } from '@fitness/api-contract/constraints';
import { isBlank } from '../../shared/format/format.ts';
import { signInTexts } from './texts.ts';

export type SignInField = keyof typeof signInConstraints;

/** The fields of sign-in in the order of the form. */
export const signInFields = Object.keys(signInConstraints) as SignInField[];

/** Why these values are not sent, with the fields concerned, or null (docs/product.md#sign-in). */
export function signInProblemOf(
  values: Readonly<Record<SignInField, string>>,
): { message: string; fields: SignInField[] } | null {
  const missing = signInFields.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return { message: signInTexts.missing, fields: missing };
  const tooLong = signInFields.filter(
    (field) => [...values[field]].length > signInConstraints[field].maxLength,
  );
  return tooLong.length > 0 ? { message: signInTexts.tooLong, fields: tooLong } : null;
}
