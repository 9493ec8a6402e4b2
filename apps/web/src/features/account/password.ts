import type { passwordProblems } from './texts.ts';

/** A new password, typed twice. */
export type NewPassword = { password: string; check: string };

/** Whether nothing but white space was typed. */
export function isBlank(text: string) {
  return text.trim() === '';
}

/** Why a new password is not taken, or null when it is. */
export function problemOf({ password, check }: NewPassword): keyof typeof passwordProblems | null {
  if (isBlank(password) || isBlank(check)) return 'missing';
  return password === check ? null : 'different';
}
