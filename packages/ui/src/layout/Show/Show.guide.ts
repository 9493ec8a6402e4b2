import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { ShowProps } from './Show.tsx';

export const guide: Guide<ShowProps> = {
  task: 'layout',
  aliases: ['숨기기', '인쇄'],
  purpose: '화면이나 종이에만 보여 줍니다.',
  whenToUse: ['인쇄할 때 조작 요소를 숨길 때'],
  whenNotToUse: ['너비마다 다른 내용을 숨겨 두지 않습니다. 숨긴 내용도 문서에 남습니다.'],
  anatomy: [['내용', '숨겨진 동안에는 읽거나 누를 수 없습니다.']],
  props: {
    children: '보이거나 숨길 내용',
    as: 'HTML 요소. span이면 문장 안에 넣을 수 있음',
    on: '화면에만 또는 인쇄할 때만 표시',
  },
  options: optionsOf<ShowProps>()({ as: ['div', 'span', 'li'], on: ['screen', 'print'] }),
};
