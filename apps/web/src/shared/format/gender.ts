import { noValue } from './format.ts';

/** The genders, as they are written everywhere. */
export const genderLabels = { male: '남성', female: '여성' } as const;

/** A person's gender, where it is known. */
export function formatGender(gender: keyof typeof genderLabels | null) {
  return gender === null ? noValue : genderLabels[gender];
}
