import type { Guide } from '../../internal/guide.ts';
import type { StarsProps } from './Stars.tsx';

export const guide: Guide<StarsProps> = {
  status: 'stable',
  purpose: '매겨진 별점을 보여 줍니다.',
  whenToUse: ['리뷰와 평균'],
  whenNotToUse: ['고르는 것은 StarRating입니다.'],
  anatomy: [['별 다섯', '4.4점은 별 넷과 다섯째 별의 4할이 찹니다.']],
  keyboard: [],
  writing: ['읽히는 말: 별점 5점 만점에 4점.'],
  props: { value: '다섯 가운데 별의 수', label: '읽어 줄 말' },
};
