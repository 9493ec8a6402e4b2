import { type Guide, optionsOf, spaces } from '../../internal/guide.ts';
import type { StatProps } from './Stat.tsx';
import type { StatGroupProps } from './StatGroup.tsx';

export const guide: Guide<StatProps & StatGroupProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['통계', '수치'],
  purpose: '수치와 이름을 크게 보여 줍니다.',
  whenToUse: ['합계나 남은 횟수처럼 한눈에 볼 수치가 있을 때'],
  whenNotToUse: [
    '여러 줄의 수치를 보여 줄 때는 Table을 씁니다.',
    '수치가 아닌 긴 정보에는 DescriptionList를 씁니다.',
  ],
  anatomy: [
    ['StatGroup', '수치의 배치와 크기를 정합니다.'],
    ['이름', '수치의 이름. 스크린 리더가 항상 값보다 먼저 읽습니다.'],
    ['값', '수치나 짧은 문구. 옆에 Badge를 둘 수 있습니다.'],
    ['보조 문구 (선택)', '비율이나 비교 결과'],
    ['StatSkeleton', '불러오는 중에 같은 높이로 표시합니다.'],
  ],
  keyboard: [],
  writing: ['이름은 명사로 쓰고, 값에는 단위를 붙입니다.'],
  props: {
    label: '수치의 이름',
    value: '수치. 옆에 둔 요소는 공간이 부족하면 다음 줄로 내려감',
    note: '값 아래 보조 문구',
    series: '차트와 같은 밝기로 표시. 의미는 이름으로 전달',
    children: 'Stat 또는 StatSkeleton',
    columns: '같은 너비의 열 수. 없으면 내용 너비대로 한 줄에 배치',
    gap: '요소 사이 간격',
    size: '값의 크기',
    labels: '이름의 위치: 값의 위 또는 아래',
    isDivided: '나란히 놓인 수치 사이의 구분선',
  },
  options: optionsOf<StatProps & StatGroupProps>()({
    series: [0, 1, 2, 3],
    columns: [1, 2, 3, 4, 5, 6],
    gap: spaces,
    size: ['sm', 'md', 'lg'],
    labels: ['above', 'below'],
  }),
};
