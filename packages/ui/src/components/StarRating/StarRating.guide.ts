import type { Guide } from '../../internal/guide.ts';
import type { StarRatingProps } from './StarRating.tsx';

export const guide: Guide<StarRatingProps> = {
  status: 'stable',
  purpose: '별 하나에서 다섯을 고릅니다.',
  whenToUse: ['리뷰를 쓸 때'],
  whenNotToUse: ['보여 주기만 하는 것은 Stars입니다.'],
  anatomy: [
    ['이름', '별점'],
    ['별 다섯', '저마다 1점 … 5점'],
    ['고른 점수', '숫자로도 보입니다.'],
  ],
  keyboard: [
    ['Tab', '고른 별, 없으면 첫 별에 초점이 옵니다.'],
    ['← → ↑ ↓', '옮기면서 고릅니다.'],
  ],
  writing: ['점수는 4점처럼 씁니다.'],
  props: {
    label: '보이는 이름',
    value: '고른 별의 수, 없으면 null',
    onChange: '1에서 5',
    isRequired: '필수 표시. 표시는 이름에 들어가지 않음',
  },
};
