import type { Guide } from '../../internal/guide.ts';
import type { RowListProps } from './RowList.tsx';

export const guide: Guide<RowListProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '시각이나 날짜 같은 머리로 시작하는 것들을 줄로 놓습니다.',
  whenToUse: ['하루의 일정, 지난 기록, 방금 한 일', '줄마다 할 일이 하나인 짧은 목록'],
  whenNotToUse: [
    '칸마다 이름이 있고 견주어 읽는 것은 Table입니다.',
    '머리도 할 일도 없는 글은 Stack에 dividers를 줍니다.',
  ],
  anatomy: [
    ['RowList', '줄들의 머리를 한 너비로 맞춥니다.'],
    ['Row', '머리, 제목, 자세한 말, 할 일. 할 일은 자리가 모자라면 글 아래로 내려갑니다.'],
    ['RowListSkeleton', '불러오는 동안 같은 높이의 줄들'],
  ],
  keyboard: [],
  writing: [
    '머리는 짧게: 10:00. 날짜는 그 위에 작게 적습니다.',
    '빈 목록의 말은 한 문장으로, 무엇이 없는지 적습니다.',
  ],
  props: {
    children: 'Row들',
    as: '요소. 차례에 뜻이 있으면 ol',
    density: '줄의 높이. compact는 작은 글 한 줄',
    columns: '넓은 화면에서 나란히 놓는 줄의 수',
    emptyText: '줄이 없을 때 목록 대신 나오는 말',
  },
  options: { as: ['ul', 'ol'], density: ['normal', 'compact'], columns: [1, 2] },
};
