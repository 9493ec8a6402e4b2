import { messages } from '../shared/messages.ts';

/** The texts around all pages (docs/product.md#menus). */
export const appTexts = messages({
  welcome: '{nickname}님 환영합니다',
  logOut: '로그아웃',
});
