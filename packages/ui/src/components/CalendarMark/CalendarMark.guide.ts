import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { CalendarMarkProps } from './CalendarMark.tsx';

export const guide: Guide<CalendarMarkProps> = {
  task: 'display',
  aliases: ['달력 표시'],
  purpose: '달력의 날짜에 숫자나 아이콘으로 내용을 표시합니다.',
  whenToUse: ['Calendar의 dayContent에 넣을 때', 'Legend에서 달력의 표시를 설명할 때'],
  whenNotToUse: ['달력 밖에서 상태를 표시할 때는 Badge를 씁니다.'],
  writing: [
    '전체 중 몇인지 나타낼 때는 숫자 두 개를 쓰지 않고 1/4처럼 하나로 적습니다.',
    '한 날짜에 둘까지 표시하고, 자세한 설명은 Calendar의 dayDescription에 적습니다.',
    '한 달력에서 색만 다른 표시를 함께 쓰지 않습니다.',
  ],
  props: {
    children: '숫자 또는 두 글자 정도의 문구. 도장일 때는 그림',
    icon: '표시할 아이콘',
    variant: '표시의 모양. 기본, 채움, 도장, 점',
    tone: '표시의 의미. 선택한 날짜에서는 날짜의 색을 따름',
  },
  options: optionsOf<CalendarMarkProps>()({
    variant: ['plain', 'filled', 'stamp', 'dot'],
    tone: ['neutral', 'success'],
  }),
};
