import type { Guide } from '../../internal/guide.ts';
import type { StatProps } from './Stat.tsx';
import type { StatGroupProps } from './StatGroup.tsx';

export const guide: Guide<StatProps & StatGroupProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '수치 하나와 그 이름을 크게 보여 줍니다.',
  whenToUse: ['합계와 그 몫, 남은 횟수처럼 한눈에 볼 몇 가지 수치'],
  whenNotToUse: ['여러 줄의 수치는 Table입니다.', '수치가 아닌 긴 정보는 DescriptionList입니다.'],
  anatomy: [
    ['StatGroup', '수치들의 칸과 크기'],
    ['이름', '무엇의 수치인지. 늘 값보다 먼저 읽힙니다.'],
    ['값', '수치나 짧은 말. 곁에 Badge를 둘 수 있습니다.'],
    ['덧붙이는 말 (선택)', '비율, 견준 결과'],
    ['StatSkeleton', '불러오는 동안. 높이가 같습니다.'],
  ],
  keyboard: [],
  writing: ['이름은 명사로, 값에는 단위를 붙입니다.'],
  props: {
    label: '수치의 이름',
    value: '수치. 곁에 두는 것은 자리가 모자라면 다음 줄로 내려감',
    note: '값 아래의 말',
    series: '그래프의 같은 밝기로 표시. 뜻은 이름이 전함',
    children: 'Stat들 또는 StatSkeleton들',
    columns: '같은 너비의 칸 수. 없으면 한 줄에 내용만큼의 너비로',
    gap: '사이의 간격',
    size: '값의 크기',
    labels: '이름이 값의 위인지 아래인지',
    hasDividers: '한 줄에 놓인 칸들 사이의 줄',
  },
  options: {
    series: [0, 1, 2, 3],
    columns: [1, 2, 3, 4, 5, 6],
    gap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    size: ['sm', 'md', 'lg'],
    labels: ['above', 'below'],
  },
};
