import type { passwordProblems } from './texts.ts';

export type NewPassword = { password: string; check: string };

export function isBlank(text: string) {
  return text.trim() === '';
}

/** Why a new password is invalid; null when it is valid. */
export function problemOf({ password, check }: NewPassword): keyof typeof passwordProblems | null {
  if (isBlank(password) || isBlank(check)) return 'missing';
  return password === check ? null : 'different';
}
