import { signInConstraints } from '@fitness/api-contract/constraints';
import { messages } from '../../shared/messages.ts';

/** The texts of sign-in (docs/product.md#sign-in). */
export const signInTexts = messages({
  title: '로그인',
  submit: '로그인',
  username: '아이디',
  password: '비밀번호',
  missing: signInConstraints.username.message,
  failed: '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.',
  notStoredProblem:
    '로그인했지만 이 기기에 로그인 상태를 저장하지 못했습니다. 이 탭에서는 이용할 수 있지만, 새로고침하거나 탭을 닫으면 다시 로그인해야 합니다.',
  success: '로그인 성공',
  otherPage: '아직 회원이 아니신가요?',
  otherPageLink: '회원가입',
  forgotten: '아이디나 비밀번호를 잊으셨나요?',
  alreadySignedIn: '지금 {nickname}님으로 로그인되어 있습니다.',
  continue: '이어서 이용하기',
  asOther: '다른 계정으로 로그인',
});
