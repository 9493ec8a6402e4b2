import { type Guide, optionsOf, spaces } from '../../internal/guide.ts';
import type { InlineProps } from './Inline.tsx';

export const guide: Guide<InlineProps> = {
  task: 'layout',
  aliases: ['가로 배치', '인라인'],
  purpose: '요소를 가로로 나열하고, 공간이 부족하면 다음 줄로 내립니다.',
  whenToUse: ['버튼 그룹, 제목과 숫자, 배지를 나란히 놓을 때'],
  whenNotToUse: [
    '너비가 같은 열로 나눌 때는 Tiles를 씁니다.',
    '휴대폰에서 위아래로 바뀌는 두 영역에는 Split을 씁니다.',
  ],
  anatomy: [
    ['하위 요소', '간격은 Inline이 정합니다.'],
    ['Fill (선택)', '남은 공간을 모두 차지합니다. p나 summary 안에서는 as를 span으로 지정합니다.'],
  ],
  props: {
    children: '배치할 요소',
    as: 'HTML 요소. span이면 문장 안에 넣을 수 있음',
    gap: '요소 사이 간격',
    rowGap: '줄 사이 간격. 없으면 gap과 같음',
    align: '세로 정렬',
    justify: '가로 배치',
    minHeight: '최소 높이. 버튼이 나중에 나타나도 아래 내용이 밀리지 않음',
    isUnwrapped: '줄바꿈하지 않음',
  },
  options: optionsOf<InlineProps>()({
    as: ['div', 'span', 'p', 'header', 'footer', 'section', 'article', 'ul', 'ol', 'li'],
    gap: spaces,
    rowGap: spaces,
    align: ['start', 'center', 'end', 'baseline', 'stretch'],
    minHeight: ['target', 'control'],
    justify: ['start', 'center', 'end', 'between'],
  }),
};
