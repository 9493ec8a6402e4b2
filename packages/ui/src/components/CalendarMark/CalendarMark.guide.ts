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
    ['그림', '곁의 수는 태블릿 너비부터 보입니다.'],
  ],
  keyboard: [],
  writing: [
    '하루에 둘까지. 자세한 말은 Calendar의 dayDescription에 적습니다.',
    '색만 다른 표 둘을 한 달력에 쓰지 않습니다.',
  ],
  props: {
    children: '수나 두 글자 안팎의 말',
    icon: '그림',
    kind: '수를 그리는 모양. 채운 그림은 도장처럼 큼',
    tone: '뜻. 고른 날에서는 그날의 색을 따름',
  },
  options: {
    kind: ['plain', 'outlined', 'filled'],
    tone: ['neutral', 'info', 'success', 'warning', 'danger'],
  },
};
