import { ApiError } from '@fitness/api-contract/client';
import { type SignUpErrors, signUpFields } from './sign-up-rules.ts';
import { signUpTexts } from './texts.ts';

/** What a failed sign-up says: the alert's text, and the messages of the fields that the server named (docs/product.md#errors). */
export function reviewProblemOf(error: unknown): { message: string; errors: SignUpErrors } {
  if (!(error instanceof ApiError) || error.status !== 400)
    return { message: signUpTexts.failed, errors: {} };
  const named = signUpFields.flatMap((field) => {
    const answer = error.fieldMessages.find((item) => item.field === field);
    return answer === undefined ? [] : [[field, answer.message] as const];
  });
  return { message: error.message || signUpTexts.refused, errors: Object.fromEntries(named) };
}
