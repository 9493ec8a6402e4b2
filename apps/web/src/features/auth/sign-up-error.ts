import { ApiError } from '@fitness/api-contract/client';
import { type SignUpErrors, signUpFields } from './sign-up-rules.ts';
import { signUpTexts } from './texts.ts';

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
