import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Words that many passwords consist of, the most common first: from the English list of zxcvbn-ts (MIT), Korean words as they are
 * typed on a Latin keyboard, Korean names, and those of a gym.
 */
const commonWords = `
password qwerty qwer asdf zxcv 1q2w3e4r q1w2e3r4 1qaz2wsx qwer1234 asdf1234 abc123 abcd1234 qwe123 123qwe admin root login welcome
letmein master hello test user guest secret access changeme iloveyou love princess sunshine monkey dragon baseball football soccer
basketball golf hockey tennis shadow superman batman starwars pokemon freedom summer winter spring autumn computer internet server
flower rainbow orange banana apple cookie coffee chocolate cheese chicken tiger lion dolphin eagle wolf puppy happy lucky magic angel
diamond silver golden crystal michael jennifer jessica daniel thomas robert charlie andrew jordan hunter ashley amanda jason david
samsung galaxy iphone google naver kakao daum korea seoul busan hyundai doosan lotte
dkssud dkssudgktpdy qlalf qlalfqjsgh tkfkd tkfkdgo rkskek rkskekfk gksrnr gksrmf eogksalsrnr dnflwlq dlsxjspt anjdi whgdk gkgk zzzz
sarang annyeong hangul haneul minjun seojun dohyun jihoon junho minho seongmin jiwoo minseo seoyeon jimin sujin yuna hana kim lee park choi
fitness makefit make health healthy gym body muscle pilates yoga workout training trainer exercise diet power strong crossfit running
`;

const estimator = new ZxcvbnFactory({ dictionary: { words: commonWords.trim().split(/\s+/u) } });

/** The estimate takes longer for longer texts, and a password has at most 20 characters. */
const longest = 40;

/**
 * How hard a password is to guess with what attackers try first; `personal` are texts that others know of the user. Strict: only the
 * highest score is strong, since the list of words is short.
 */
export function estimatePassword(password: string, personal: readonly string[]) {
  const { score } = estimator.check(password.slice(0, longest), [...personal]);
  if (score === 4) return 'strong';
  return score < 2 ? 'weak' : 'fair';
}
