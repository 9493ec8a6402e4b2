import { messages } from '../../shared/messages.ts';

/** The texts of the button of the quick navigation, which needs those of its menu only once that opens. */
export const quickTexts = messages({
  title: '빠른 이동',
  failed: '빠른 이동을 불러오지 못했습니다. 인터넷 연결을 확인해주세요.',
});
