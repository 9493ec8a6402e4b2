import { noValue } from './format.ts';

export const genderLabels = { male: '남성', female: '여성' } as const;

export function formatGender(gender: keyof typeof genderLabels | null) {
  return gender === null ? noValue : genderLabels[gender];
}
