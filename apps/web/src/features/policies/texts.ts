import { messages } from '../../shared/messages.ts';

export const policyTexts = messages({
  effective: '{date}부터 적용합니다.',
  sample: '예시로 작성한 문서입니다. 실제로 판매하기 전에 스튜디오가 내용을 확인해야 합니다.',
  documents: '함께 볼 문서',
});
