import { messages } from '../../lib/messages.ts';

/** The texts of 설정 (docs/product.md#settings). */
export const settingsTexts = messages({
  lead: '이 기기의 이 브라우저에만 적용됩니다.',
  display: '화면',
  largeText: '글자 크게',
  largeTextHint: '모든 화면의 글자를 4분의 1만큼 키웁니다.',
  reducedMotion: '움직임 줄이기',
  reducedMotionHint: '화면이 바뀌거나 불러올 때 움직이지 않습니다.',
});
