import type { Guide } from '../../internal/guide.ts';
import type { ShowProps } from './Show.tsx';

export const guide: Guide<ShowProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '화면 너비나 종이에 따라 보이거나 숨깁니다.',
  whenToUse: ['넓은 화면에만 있는 인쇄 버튼', '키보드로 하는 방법의 안내', '종이에는 없는 조작'],
  whenNotToUse: ['내용이 다르면 숨기지 말고 하나로 씁니다. 숨긴 것도 문서에는 있습니다.'],
  anatomy: [['내용', '숨겨진 동안에는 읽히지도 눌리지도 않습니다.']],
  keyboard: [],
  writing: [],
  props: {
    children: '보이거나 숨길 것',
    as: '요소. span이면 글 안에 들어감',
    above: '이 너비부터 보임. 종이에는 없음',
    below: '이 너비부터 숨김',
    on: '화면에만, 종이에만, 또는 키보드가 있는 기기에만',
  },
  options: {
    as: ['div', 'span', 'li'],
    above: ['tablet', 'desktop'],
    below: ['tablet', 'desktop'],
    on: ['screen', 'print', 'keyboard'],
  },
};
