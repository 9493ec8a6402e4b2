import { signInConstraints } from '@fitness/api-contract/constraints';
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

/** The texts of sign-in (docs/product.md#sign-in). */
export const signInTexts = messages({
  title: '로그인',
  submit: '로그인',
  username: '아이디',
  password: '비밀번호',
  missing: signInConstraints.username.message,
  tooLong: signInConstraints.username.messages.maxLength,
  failed: '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.',
  unusableTokenProblem:
    '로그인했지만 서버가 보낸 로그인 정보를 이 기기에서 쓸 수 없습니다. 잠시 후 다시 시도하거나 스튜디오에 문의해주세요.',
  notStoredProblem:
    '로그인했지만 이 기기에 로그인 상태를 저장하지 못했습니다. 이 탭에서는 이용할 수 있지만, 새로고침하거나 탭을 닫으면 다시 로그인해야 합니다.',
  success: '로그인 성공',
  otherPage: '아직 회원이 아니신가요?',
  otherPageLink: '회원가입',
  alreadySignedIn: '지금 {nickname}님으로 로그인되어 있습니다.',
  continue: '이어서 이용하기',
});
