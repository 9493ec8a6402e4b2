import { messages } from './messages.ts';

/** Texts of the header and footer, the only ones that every page loads (docs/product.md#menus). */
export const frameTexts = messages({
  welcome: '{nickname}님 환영합니다',
  footerLinks: '안내와 설정',
  logOut: '로그아웃',
  offline: '인터넷 연결이 끊겼습니다. 다시 연결되면 이어서 이용하실 수 있습니다.',
  problem: '화면을 불러오지 못했습니다.',
  problemAdvice: '인터넷 연결을 확인해주세요. 입력하신 내용과 결제 내역은 그대로 남아 있습니다.',
  retry: '다시 시도',
});
