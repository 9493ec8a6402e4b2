import { type Guide, optionsOf, spaces, widths } from '../../internal/guide.ts';
import type { StackProps } from './Stack.tsx';

export const guide: Guide<StackProps> = {
  task: 'layout',
  aliases: ['세로 배치', '스택'],
  purpose: '요소를 위에서 아래로 같은 간격으로 배치합니다.',
  whenToUse: ['폼의 입력란, 화면의 영역, 목록의 줄을 배치할 때'],
  whenNotToUse: [
    '가로로 배치할 때는 Inline이나 Tiles를 씁니다.',
    '요소 하나만 감싸는 데 쓰지 않습니다.',
  ],
  anatomy: [
    ['하위 요소', '간격은 Stack이 정하며, 하위 요소에는 바깥 여백을 두지 않습니다.'],
    ['구분선 (선택)', '하위 요소 사이에만 표시합니다.'],
  ],
  props: {
    children: '배치할 요소',
    as: 'HTML 요소. 목록이면 ul이나 ol',
    gap: '요소 사이 간격. 화면 너비별로 지정 가능',
    align: '좁은 요소의 가로 정렬',
    dividers: '구분선과 위아래 간격',
    maxWidth: '최대 너비',
  },
  options: optionsOf<StackProps>()({
    as: ['div', 'section', 'article', 'header', 'footer', 'aside', 'ul', 'ol', 'li', 'span'],
    gap: spaces,
    align: ['start', 'center', 'end', 'stretch'],
    dividers: spaces,
    maxWidth: widths,
  }),
};
