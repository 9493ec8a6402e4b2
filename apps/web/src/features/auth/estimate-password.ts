import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonWords } from './common-words.ts';

const estimator = new ZxcvbnFactory({ dictionary: { words: commonWords.trim().split(/\s+/u) } });

/** The estimate takes longer for longer texts, and a password has at most 20 characters. */
const longest = 40;

/** How hard a password is to guess, and the first thing that would help. */
export type PasswordEstimate = {
  strength: 'weak' | 'fair' | 'strong';
  advice: 'personal' | 'word' | 'pattern' | 'short' | null;
};

const patterns = ['sequence', 'repeat', 'spatial', 'regex', 'date'];

/**
 * Estimates a password from what attackers try first; `personal` are texts that others know of the user. Strict: only the highest
 * score is strong, since the list of words is short.
 */
export function estimatePassword(password: string, personal: readonly string[]): PasswordEstimate {
  const { score, sequence } = estimator.check(password.slice(0, longest), [...personal]);
  if (score === 4) return { strength: 'strong', advice: null };
  const strength = score < 2 ? 'weak' : 'fair';
  const words = sequence.filter(({ pattern }) => pattern === 'dictionary');
  if (words.some((word) => word.dictionaryName === 'userInputs'))
    return { strength, advice: 'personal' };
  if (words.length > 0) return { strength, advice: 'word' };
  const hasPattern = sequence.some(({ pattern }) => patterns.includes(pattern));
  return { strength, advice: hasPattern ? 'pattern' : 'short' };
}
