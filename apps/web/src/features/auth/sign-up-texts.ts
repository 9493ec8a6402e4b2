import { messages } from '../../lib/messages.ts';

/** The texts of sign-up (docs/product.md#sign-up); the contract has the messages of its fields. */
export const signUpTexts = messages({
  title: '회원가입',
  lead: '모두 필수 항목입니다.',
  submit: '회원가입',
  checkForm: '가입 정보를 다시 확인해주세요.',
  refused: '회원가입 중 오류가 발생했습니다.',
  failed: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
  success: '가입해 주셔서 감사합니다.',
  unusable: '사용할 수 없는 문자: {characters}',
  space: '공백',
  otherPage: '이미 회원이신가요?',
  otherPageLink: '로그인',
});

/** The labels of sign-up's fields (docs/product.md#labels). */
export const signUpLabels = messages({
  nickname: '이름',
  gender: '성별',
  username: '아이디',
  password: '비밀번호',
  passwordCheck: '비밀번호 확인',
  ph: '휴대폰 번호',
  email: '이메일',
});

export const signUpHints = messages({
  nickname: '한글 또는 영문 이름',
  username: '영문 소문자와 숫자로 5~15자',
  passwordCheck: '같은 비밀번호를 한 번 더 입력',
  ph: '하이픈 없이 숫자만 입력',
  email: '예: haneul@example.com',
});

export const passwordRuleTexts = messages({
  label: '비밀번호 조건',
  length: '{minimum}~{maximum}자',
});

/** The characters that a password needs, by how its pattern writes them. */
export const passwordSetTexts: Readonly<Record<string, string>> = messages({
  '[A-Za-z]': '영문',
  '\\d': '숫자',
  '[!@#$%^&*]': '특수문자 !@#$%^&*',
});

/** How hard a password is to guess, and what would help. */
export const strengthTexts = messages({
  weak: '강도 약함. 이름과 흔한 단어를 빼고 더 길게 만들어주세요.',
  fair: '강도 보통. 더 길게 만들어주세요.',
  strong: '강도 강함.',
});
