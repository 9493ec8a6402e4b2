import { messages } from '../../lib/messages.ts';

/** The texts of the pages that replace another one (docs/product.md#routes). */
export const pageTexts = messages({
  notFound: '페이지를 찾을 수 없습니다.',
  notFoundAdvice: '주소가 바뀌었거나 없는 페이지입니다.',
  forbiddenAdvice: '이 계정으로는 볼 수 없는 페이지입니다. 다른 계정으로 로그인해주세요.',
  signedOut: '로그인이 필요합니다',
  toHome: '홈으로 가기',
});
