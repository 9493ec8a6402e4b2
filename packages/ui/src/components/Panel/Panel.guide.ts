import type { Guide } from '../../internal/guide.ts';
import type { PanelProps } from './Panel.tsx';

export const guide: Guide<PanelProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '한 가지 일에 관한 내용을 바탕 위에 따로 묶어 보여 줍니다.',
  whenToUse: ['화면의 한 부분에 제목과 바탕이 있을 때', '같은 것이 여럿일 때 그 하나하나'],
  whenNotToUse: [
    '알려 줄 말 한마디는 Notice입니다.',
    '바탕 없이 간격만 필요하면 Stack입니다.',
    '누르면 다른 화면으로 가는 카드는 LinkCard입니다.',
  ],
  anatomy: [
    ['제목', '이 부분의 이름이 됩니다. 없으면 바탕만 있습니다.'],
    ['곁말', '제목 곁의 수나 날짜. 바뀌면 읽어 줍니다.'],
    ['내용', '오류가 나면 PanelBoundary의 컴포넌트가 내용만 바꿉니다.'],
  ],
  keyboard: [],
  writing: ['제목은 명사로 짧게 적습니다.', '곁말은 한 줄을 넘지 않게 적습니다.'],
  props: {
    children: '아래로 이어지는 내용',
    title: '제목. 이 부분의 이름이기도 함',
    level: '제목의 단계',
    aside: '제목 곁의 말. 바뀌면 읽어 줌',
    as: '제목이 없을 때의 요소',
    tone: '바탕. raised는 다른 바탕 위에서',
    padding: '안의 여백. compact는 목록의 하나일 때',
    onFocus: '안으로 초점이 올 때',
    onBlur: '안에서 초점이 떠날 때',
  },
  options: {
    level: [2, 3, 4],
    as: ['section', 'div', 'li', 'article'],
    tone: ['card', 'raised'],
    padding: ['roomy', 'compact'],
  },
};
