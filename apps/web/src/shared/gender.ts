import { noValue } from './format.ts';

/** The genders, as they are written everywhere. */
export const genderLabels = { male: '남성', female: '여성' } as const;

/** A person's gender, where it is known. */
export const formatGender = (gender: keyof typeof genderLabels | null) =>
  gender === null ? noValue : genderLabels[gender];
