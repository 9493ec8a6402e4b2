import type { Guide } from '../../internal/guide.ts';
import type { SplitProps } from './Split.tsx';

export const guide: Guide<SplitProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '두 덩어리를 나란히 놓고, 좁은 화면에서는 위아래로 놓습니다.',
  whenToUse: ['본문과 곁의 요약, 목록과 고르는 칸'],
  whenNotToUse: ['셋 이상의 같은 것은 Tiles입니다.'],
  anatomy: [
    ['첫째와 둘째', '읽는 차례대로. 좁은 화면에서도 이 차례입니다.'],
    ['셋째부터 (선택)', '첫째 아래에 섭니다.'],
  ],
  keyboard: [],
  writing: [],
  props: {
    children: '두 덩어리, 그리고 첫째 아래에 설 것',
    columns: '두 덩어리의 너비',
    from: '나란히 놓기 시작하는 화면 너비',
    gap: '사이의 간격',
    align: '세로로 맞추는 곳',
    sticky: '스크롤해도 남아 있는 쪽. 낮은 창에서는 함께 스크롤됨',
  },
  options: {
    columns: [
      '1:1',
      '2:1',
      '3:2',
      '7:5',
      'md:fill',
      'xl:fill',
      'fill:lg',
      'fill:xl',
      'reading:fill',
    ],
    from: ['tablet', 'desktop'],
    gap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    align: ['start', 'center', 'end', 'stretch'],
    sticky: ['start', 'end'],
  },
};
