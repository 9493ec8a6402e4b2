import { type Guide, fieldProps, valueProps } from '../../internal/guide.ts';
import type { StarRatingProps } from './StarRating.tsx';

export const guide: Guide<StarRatingProps> = {
  task: 'input',
  aliases: ['별점 입력', '평점'],
  purpose: '별점을 1점에서 5점까지 고르게 합니다.',
  whenToUse: ['리뷰처럼 평가를 입력받을 때'],
  whenNotToUse: ['별점을 보여 주기만 할 때는 Stars를 씁니다.'],
  keyboard: [
    ['Tab', '선택한 별로 이동합니다. 없으면 첫 번째 별로 이동합니다.'],
    ['← → ↑ ↓', '이동하면서 선택합니다.'],
  ],
  writing: ['점수는 ‘4점’처럼 씁니다.'],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '선택한 점수. 없으면 null',
    onChange: '점수를 선택했을 때 실행할 동작 (1~5)',
  },
};
