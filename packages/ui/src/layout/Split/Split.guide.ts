import { type Guide, optionsOf, spaces } from '../../internal/guide.ts';
import type { SplitProps } from './Split.tsx';

export const guide: Guide<SplitProps> = {
  task: 'layout',
  aliases: ['두 단', '나란히'],
  purpose: '두 영역을 나란히 놓고, 좁은 화면에서는 위아래로 놓습니다.',
  whenToUse: ['본문과 요약, 목록과 필터를 나란히 놓을 때'],
  whenNotToUse: ['같은 종류가 셋 이상이면 Tiles를 씁니다.'],
  anatomy: [
    ['첫째와 둘째 영역', '읽는 순서대로 놓으며, 좁은 화면에서도 순서가 같습니다.'],
    ['셋째 영역 (선택)', '첫째 영역 아래에 놓입니다.'],
  ],
  props: {
    children: '나란히 놓을 두 영역과 첫째 아래에 놓을 영역',
    columns: '두 영역의 너비 비율',
    from: '나란히 놓기 시작할 화면 너비',
    gap: '요소 사이 간격',
    align: '세로 정렬',
    sticky: '스크롤해도 고정되는 영역. 낮은 화면에서는 함께 스크롤',
    rows: 'fill이면 위아래로 놓일 때 첫째가 남은 높이를 차지',
  },
  options: optionsOf<SplitProps>()({
    columns: ['1:1', '7:5', 'md:fill', 'xl:fill', 'fill:xl', 'reading:fill'],
    from: ['tablet', 'desktop'],
    gap: spaces,
    align: ['start', 'center', 'end', 'stretch'],
    sticky: ['start', 'end'],
    rows: ['fill'],
  }),
};
