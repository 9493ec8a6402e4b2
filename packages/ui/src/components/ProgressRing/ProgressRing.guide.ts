import type { Guide } from '../../internal/guide.ts';
import type { ProgressRingProps } from './ProgressRing.tsx';

export const guide: Guide<ProgressRingProps> = {
  status: 'stable',
  task: 'display',
  aliases: ['원형 진행률', '남은 횟수'],
  purpose: '전체에서 얼마나 남았는지 한눈에 보여 줍니다.',
  whenToUse: ['남은 횟수를 보여 줄 때'],
  whenNotToUse: [
    '여러 값을 비교할 때는 BarChart를 씁니다.',
    '불러오는 중에는 Skeleton을 씁니다.',
    '작업이 얼마나 진행되었는지는 ProgressBar로 보여 줍니다.',
  ],
  anatomy: [
    ['고리', '남은 비율'],
    ['숫자', '남은 수. 큰 크기에서는 전체 수도 표시합니다.'],
  ],
  keyboard: [],
  writing: ['이름에는 무엇을 세는지 씁니다. 예: 남은 횟수'],
  props: {
    value: '남은 수. 불러오는 중에는 null',
    maxValue: '전체 수',
    label: '무엇을 세는지',
    size: 'sm은 한 줄 안에 넣을 때, lg는 전체 수도 표시',
  },
  options: { size: ['sm', 'md', 'lg'] },
};
