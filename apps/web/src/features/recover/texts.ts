import { messages } from '../../shared/messages.ts';

/** The texts of 계정 찾기 (docs/product.md#account-recovery). */
export const recoverTexts = messages({
  lead: '아이디와 비밀번호는 온라인에서 찾을 수 없습니다. 데스크에서 본인을 확인한 뒤 도와드립니다.',
  desk: '데스크에 문의해주세요.',
  phone: '전화',
  hours: '운영 시간',
  address: '주소',
  prepare: '준비할 것',
  prepareText: '가입할 때 적은 이름과 휴대폰 번호. 방문하실 때는 신분증을 가져와주세요.',
  call: '데스크에 전화하기',
  signIn: '로그인으로 돌아가기',
});
