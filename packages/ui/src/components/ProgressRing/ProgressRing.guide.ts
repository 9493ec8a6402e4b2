import type { Guide } from '../../internal/guide.ts';
import type { ProgressRingProps } from './ProgressRing.tsx';

export const guide: Guide<ProgressRingProps> = {
  status: 'stable',
  purpose: '전체 가운데 남은 몫을 한눈에 보여 줍니다.',
  whenToUse: ['이용권의 남은 횟수'],
  whenNotToUse: [
    '여럿을 견주는 것은 BarChart입니다.',
    '얼마나 걸릴지 모르는 기다림은 Skeleton입니다.',
  ],
  anatomy: [
    ['고리', '남은 몫'],
    ['숫자', '남은 수. 큰 고리는 전체도 씁니다.'],
  ],
  keyboard: [],
  writing: ['이름은 무엇을 세는지: 남은 횟수.'],
  props: {
    value: '남은 수. 불러오는 동안은 null',
    max: '전체',
    label: '무엇을 세는지',
    size: 'sm은 한 줄 안에, lg는 전체도 적음',
  },
  options: { size: ['sm', 'md', 'lg'] },
};
