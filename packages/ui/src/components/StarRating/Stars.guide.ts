import type { Guide } from '../../internal/guide.ts';
import type { StarsProps } from './Stars.tsx';

export const guide: Guide<StarsProps> = {
  task: 'display',
  aliases: ['별점 표시'],
  purpose: '별점을 보여 줍니다.',
  whenToUse: ['리뷰의 별점이나 평균을 보여 줄 때'],
  whenNotToUse: ['별점을 입력받을 때는 StarRating을 씁니다.'],
  anatomy: [['별 다섯', '소수점까지 채웁니다. 4.4점이면 별 네 개와 다섯 번째 별의 40%가 찹니다.']],
  writing: ['스크린 리더용 문구는 ‘별점 5점 만점에 4점’처럼 씁니다.'],
  props: { value: '5점 만점의 점수', label: '스크린 리더가 읽을 문구' },
};
