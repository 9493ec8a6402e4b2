import { isBlank } from '../../lib/format.ts';
import type { passwordProblems } from './texts.ts';

export type NewPassword = { password: string; check: string };

/** Why a new password is invalid; null when it is valid. */
export function problemOf({ password, check }: NewPassword): keyof typeof passwordProblems | null {
  if (isBlank(password) || isBlank(check)) return 'missing';
  return password === check ? null : 'different';
}
