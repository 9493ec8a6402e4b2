import { type Guide, optionsOf, spaces } from '../../internal/guide.ts';
import type { TilesProps } from './Tiles.tsx';

export const guide: Guide<TilesProps> = {
  task: 'layout',
  aliases: ['그리드', '타일'],
  purpose: '요소를 너비가 같은 열에 배치합니다.',
  whenToUse: ['카드, 수치, 짝을 이루는 입력란을 나란히 놓을 때'],
  whenNotToUse: [
    '너비가 다른 두 영역에는 Split을 씁니다.',
    '내용 너비대로 배치할 때는 Inline을 씁니다.',
  ],
  anatomy: [
    [
      '열',
      '화면 너비별로 열 수를 다르게 지정할 수 있습니다. 한 행으로 두면 들어가지 않을 때 옆으로 스크롤됩니다.',
    ],
  ],
  props: {
    children: '배치할 요소',
    as: 'HTML 요소. 목록이면 ul이나 ol',
    columns: '열 수. 화면 너비별로 지정 가능',
    isRow: '한 행으로 배치. 들어가지 않으면 옆으로 스크롤하며, 요소마다 링크나 버튼이 있어야 함',
    gap: '요소 사이 간격',
    align: '세로 정렬',
  },
  options: optionsOf<TilesProps>()({
    as: ['div', 'ul', 'ol'],
    columns: [1, 2, 3, 4, 5, 6],
    gap: spaces,
    align: ['start', 'center', 'end', 'baseline', 'stretch'],
  }),
};
