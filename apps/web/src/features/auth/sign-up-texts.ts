import { messages } from '../../shared/messages.ts';

/** The texts of sign-up (docs/product.md#sign-up); the contract has the messages of its fields. */
export const signUpTexts = messages({
  title: '회원가입',
  lead: '모든 항목을 입력해주세요.',
  submit: '회원가입',
  checkForm: '가입 정보를 다시 확인해주세요.',
  unusable: '사용할 수 없는 문자: {characters}',
  space: '공백',
  refused: '회원가입 중 오류가 발생했습니다.',
  failed: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
  success: '가입해 주셔서 감사합니다.',
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
  username: '영어 소문자와 숫자로 5~15자',
  password: '영문, 숫자, 특수문자(!@#$%^&*)를 모두 섞어서 8~20자 입력',
  passwordCheck: '같은 비밀번호를 한 번 더 입력',
  ph: '하이픈 없이 숫자만 입력',
  email: '예: haneul@example.com',
});
