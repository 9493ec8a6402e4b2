import { messages } from '../shared/messages.ts';

/** The texts around all pages (docs/product.md#menus). */
export const appTexts = messages({
  welcome: '{nickname}님 환영합니다',
  logOut: '로그아웃',
  offline: '인터넷에 연결되어 있지 않습니다. 연결되면 이어서 쓸 수 있습니다.',
});
