import type { Guide } from '../../internal/guide.ts';
import type { StackProps } from './Stack.tsx';

export const guide: Guide<StackProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '여러 가지를 위에서 아래로, 같은 간격으로 놓습니다.',
  whenToUse: ['양식의 칸들, 화면의 구역들, 목록의 줄들'],
  whenNotToUse: ['옆으로 놓는 것은 Inline이나 Tiles입니다.', '한 가지만 감싸는 데 쓰지 않습니다.'],
  anatomy: [
    ['아이들', '간격은 Stack이 정하고 아이는 바깥 여백을 갖지 않습니다.'],
    ['구분선 (선택)', '아이들 사이에만 있습니다.'],
  ],
  keyboard: [],
  writing: [],
  props: {
    children: '놓을 것들',
    as: '요소. 목록이면 ul이나 ol',
    gap: '사이의 간격. 화면 너비마다 다를 수 있음',
    align: '더 좁은 아이가 서는 쪽',
    dividers: '구분선과 그 위아래의 간격',
    maxWidth: '가장 넓을 때의 너비',
  },
  options: {
    as: ['div', 'section', 'article', 'header', 'footer', 'aside', 'ul', 'ol', 'li', 'span'],
    gap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    align: ['start', 'center', 'end', 'stretch'],
    dividers: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    maxWidth: ['xs', 'sm', 'md', 'lg', 'xl', 'dialog', 'reading', 'content'],
  },
};
