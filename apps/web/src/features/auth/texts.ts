import { signInConstraints } from '@fitness/api-contract/constraints';
import { messages } from '../../lib/messages.ts';

/** The texts of sign-in (docs/product.md#sign-in). */
export const signInTexts = messages({
  title: '로그인',
  submit: '로그인',
  username: '아이디',
  password: '비밀번호',
  returns: '로그인하면 {title} 화면으로 이어집니다.',
  missing: signInConstraints.username.message,
  failed: '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.',
  success: '로그인 성공',
  otherPage: '아직 회원이 아니신가요?',
  otherPageLink: '회원가입',
  forgotten: '아이디나 비밀번호를 잊으셨나요?',
});
