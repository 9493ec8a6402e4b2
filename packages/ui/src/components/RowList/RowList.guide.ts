import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { RowListProps } from './RowList.tsx';

export const guide: Guide<RowListProps> = {
  task: 'display',
  aliases: ['목록', '리스트'],
  purpose: '시각이나 날짜로 시작하는 항목을 한 줄씩 보여 줍니다.',
  whenToUse: ['하루 일정이나 지난 기록을 보여 줄 때', '줄마다 동작이 하나 있는 짧은 목록'],
  whenNotToUse: [
    '열 이름이 있고 값을 비교해야 하면 Table을 씁니다.',
    '시각도 동작도 없는 텍스트에는 Stack의 dividers를 씁니다.',
  ],
  anatomy: [
    ['RowList', '줄의 첫머리 너비를 똑같이 맞춥니다.'],
    ['Row', '첫머리, 제목, 설명, 동작. 공간이 부족하면 동작이 텍스트 아래로 내려갑니다.'],
  ],
  writing: ['첫머리는 짧게 씁니다. 예: 10:00', '데이터가 없으면 무엇이 없는지 한 문장으로 씁니다.'],
  props: {
    children: 'Row',
    as: 'HTML 요소. 순서가 중요하면 ol',
    density: '줄 높이. compact는 작은 글자 한 줄',
    columns: '넓은 화면에서 한 줄에 놓는 열 수',
    isAnimated:
      '줄이 생기거나 없어지면 다른 줄이 새 자리로 미끄러지듯 움직임. 모션을 줄이면 움직임 없이 바뀜',
    emptyText: '데이터가 없을 때 표시되는 문구',
  },
  options: optionsOf<RowListProps>()({
    as: ['ul', 'ol'],
    density: ['normal', 'compact'],
    columns: [1, 2],
  }),
};
