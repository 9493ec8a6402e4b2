import type { passwordProblems } from './texts.ts';

/** A new password, typed twice. */
export type NewPassword = { password: string; check: string };

/** Why a new password is not taken, or null when it is. */
export const problemOf = ({ password, check }: NewPassword): keyof typeof passwordProblems | null => {
  if (password === '' || check === '') return 'missing';
  return password === check ? null : 'different';
};
