import { messages } from '../messages.ts';

/** The questions about typed values (docs/product.md#input). */
export const inputTexts = messages({
  lostZero: '맨 앞의 0이 빠진 번호입니까?',
  addZero: '{phone} 쓰기',
  keepPhone: '그대로 쓰기',
});
