import type { components } from '@fitness/api-contract/schema';

type SignUp = components['schemas']['SignUpRequest'];

/** The beginning of every name that the suite makes up, so that people know whom to delete. */
export const NAME_PREFIX = '계약검사';

// 019 has not been given out for many years: no such number is a real person's.
const PHONE_PREFIX = '019';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

/** A text of so many characters that nothing else has, each time another. */
export function freshText(alphabet: string, length: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('');
}

/** An ID of so many characters that nobody has yet. */
export function freshUsername(length = 14): string {
  return `${freshText(LETTERS, 1)}${freshText(LETTERS + DIGITS, length - 1)}`;
}

/** A phone number of so many digits that nobody has yet. */
export function freshPhone(length = 11): string {
  return `${PHONE_PREFIX}${freshText(DIGITS, length - PHONE_PREFIX.length)}`;
}

/** A sign-up that every backend which has not seen it accepts. */
export function freshSignUp(): SignUp {
  const username = freshUsername();
  return {
    nickname: `${NAME_PREFIX}${freshText(LETTERS, 6)}`,
    gender: 'female',
    username,
    password: 'Contract1!',
    passwordCheck: 'Contract1!',
    ph: freshPhone(),
    email: `${username}@makefit.kr`,
  };
}

/** A number that no row of any backend has yet. */
export function unknownId(): number {
  return 2_000_000_000 + Number(freshText(DIGITS, 8));
}
