import type { Guide } from '../../internal/guide.ts';
import type { DistributionProps } from './Distribution.tsx';

export const guide: Guide<DistributionProps> = {
  task: 'display',
  aliases: ['분포', '비율'],
  purpose: '전체가 어떻게 나뉘는지 항목별 막대와 숫자로 보여 줍니다.',
  whenToUse: ['별점 분포나 요일별 평균처럼 항목과 순서가 정해져 있을 때'],
  whenNotToUse: ['날짜나 여러 종류를 비교할 때는 BarChart를 씁니다.'],
  writing: ['이름과 숫자만 읽어도 알 수 있게 씁니다. 예: 5점, 12개'],
  props: {
    items: '항목: 이름, 백분율, 숫자. 불러오는 중에는 숫자 대신 Skeleton',
  },
};
