import { signUpConstraints } from '@fitness/api-contract/constraints';
import { messages } from '../../lib/messages.ts';

/** The texts of the profile and the password form (docs/product.md#routes). */
export const accountTexts = messages({
  profile: '내 정보',
  name: '이름',
  phone: '전화번호',
  newPassword: '새 비밀번호',
  newPasswordCheck: '새 비밀번호 확인',
  change: '비밀번호 변경',
  changed: '비밀번호가 변경되었습니다.',
  changePhone: '전화번호 변경',
  phoneAtDesk: '전화번호 변경은 데스크에 문의해주세요.',
});

export const passwordProblems = messages({
  missing: '비밀번호를 모두 입력해주세요.',
  different: signUpConstraints.passwordCheck.message,
});
