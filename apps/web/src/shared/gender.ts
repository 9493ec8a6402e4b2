/** The genders, as they are written everywhere. */
export const genderLabels = { male: '남성', female: '여성' } as const;
