import type { Guide } from '../../internal/guide.ts';
import type { TilesProps } from './Tiles.tsx';

export const guide: Guide<TilesProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '여러 가지를 너비가 같은 칸에 놓습니다.',
  whenToUse: ['카드들, 나란한 수치들, 양식의 짝이 되는 칸들'],
  whenNotToUse: ['너비가 다른 두 덩어리는 Split입니다.', '내용만큼만 넓은 것들은 Inline입니다.'],
  anatomy: [['칸들', '화면 너비마다 칸의 수가 다를 수 있습니다.']],
  keyboard: [],
  writing: [],
  props: {
    children: '칸에 놓을 것들',
    as: '요소. 목록이면 ul이나 ol',
    columns: '칸의 수. 화면 너비마다 다를 수 있음',
    minimumWidth: '칸의 가장 좁은 너비. 들어가는 만큼 칸을 만듦',
    gap: '사이의 간격',
    align: '세로로 맞추는 곳',
  },
  options: {
    as: ['div', 'section', 'ul', 'ol', 'fieldset'],
    columns: [1, 2, 3, 4, 5, 6],
    minimumWidth: ['xs', 'sm', 'md', 'lg', 'xl', 'dialog', 'reading', 'content'],
    gap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    align: ['start', 'center', 'end', 'baseline', 'stretch'],
  },
};
