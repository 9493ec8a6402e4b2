import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { ShowProps } from './Show.tsx';

export const guide: Guide<ShowProps> = {
  status: 'stable',
  task: 'layout',
  aliases: ['숨기기', '반응형'],
  purpose: '화면 너비나 인쇄 여부에 따라 보이거나 숨깁니다.',
  whenToUse: ['넓은 화면에만 버튼을 보여 줄 때', '인쇄할 때 조작 요소를 숨길 때'],
  whenNotToUse: ['너비마다 다른 내용을 숨겨 두지 않습니다. 숨긴 내용도 문서에 남습니다.'],
  anatomy: [['내용', '숨겨진 동안에는 읽거나 누를 수 없습니다.']],
  props: {
    children: '보이거나 숨길 내용',
    as: 'HTML 요소. span이면 문장 안에 넣을 수 있음',
    above: '이 너비부터 표시. 인쇄할 때는 숨김',
    below: '이 너비부터 숨김',
    on: '화면, 인쇄, 또는 누구인지 알기 전의 로그인하지 않은 기기에만 표시',
  },
  options: optionsOf<ShowProps>()({
    as: ['div', 'span', 'li'],
    above: ['tablet', 'desktop'],
    below: ['tablet', 'desktop'],
    on: ['screen', 'print', 'unknownUser'],
  }),
};
