import type { Guide } from '../../internal/guide.ts';
import type { CalendarMarkProps } from './CalendarMark.tsx';

export const guide: Guide<CalendarMarkProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '달력의 하루에 무엇이 있는지 수나 그림으로 표시합니다.',
  whenToUse: ['Calendar의 dayContent', '달력 아래 Legend의 표'],
  whenNotToUse: ['달력 밖의 상태는 Badge입니다.'],
  anatomy: [
    ['수', '그대로, 테두리로, 채워서. 모양이 뜻을 가릅니다.'],
    ['그림', '작은 아이콘 하나'],
    ['도장', '브랜드의 표시 같은 그림. 칸이 허락하는 만큼 큽니다.'],
  ],
  keyboard: [],
  writing: [
    '전체 가운데 몇인지는 수 둘이 아니라 1/4처럼 하나로 적습니다.',
    '하루에 둘까지. 자세한 말은 Calendar의 dayDescription에 적습니다.',
    '색만 다른 표 둘을 한 달력에 쓰지 않습니다.',
  ],
  props: {
    children: '수나 두 글자 안팎의 말. 도장이면 그 그림',
    icon: '그림',
    kind: '그대로, 테두리, 채움, 도장',
    tone: '뜻. 고른 날에서는 그날의 색을 따름',
  },
  options: {
    kind: ['plain', 'outlined', 'filled', 'stamp'],
    tone: ['neutral', 'info', 'success', 'warning', 'danger'],
  },
};
