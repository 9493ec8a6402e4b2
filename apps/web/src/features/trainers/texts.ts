import { messages } from '../../shared/messages.ts';

/** The texts of the instructors on the home page (docs/product.md#home). */
export const highlightTexts = messages({
  heading: '함께 운동할 트레이너',
  link: '트레이너 소개 보기',
});
