import type { Guide } from '../../internal/guide.ts';
import type { CalendarProps } from './Calendar.tsx';

export const guide: Guide<CalendarProps> = {
  status: 'stable',
  task: 'choice',
  aliases: ['달력', '캘린더', '날짜 선택'],
  purpose: '한 달을 보여 주고, 날짜를 고르거나 날짜별 내용을 확인하게 합니다.',
  whenToUse: ['예약하거나 등록할 날짜를 고를 때', '출석처럼 날짜별 기록을 볼 때 (읽기 전용)'],
  whenNotToUse: [
    '이미 아는 날짜를 입력할 때는 DateField가 더 빠릅니다.',
    '기간을 입력받을 때는 DateField 두 개를 씁니다.',
  ],
  anatomy: [
    ['이전 달, 연월, 다음 달, 오늘', '보여 주는 달을 바꿉니다.'],
    ['요일', '일요일은 빨간색, 토요일은 파란색으로 표시합니다.'],
    ['날짜', '숫자와 그날의 내용. 오늘은 테두리로, 선택한 날짜는 채워서 표시합니다.'],
    ['공휴일', '빨간색과 점으로 표시하고, 이름은 날짜 아래에 적습니다.'],
    ['지난 주 (선택)', '휴대폰에서는 접혀 있고, 버튼이나 화살표 키로 펼칩니다.'],
    ['범례 (선택)', '달력 안, 날짜 아래에서 표시의 의미를 알려 줍니다.'],
  ],
  keyboard: [
    ['Tab', '달력으로 들어가고 나옵니다. 달력 안에서는 한 날짜에만 포커스가 있습니다.'],
    ['← → ↑ ↓', '하루 또는 한 주씩 이동합니다.'],
    ['Page Up, Page Down', '한 달씩 이동합니다.'],
    ['Home, End', '그 달의 첫날과 마지막 날로 이동합니다.'],
    ['Enter, Space', '날짜를 선택합니다.'],
  ],
  writing: [
    '날짜 설명은 짧게 씁니다. 예: 예약 가능 3개, 내 예약 10:00, 지난 날짜',
    '색만으로 구분하지 않고 모양도 다르게 표시합니다.',
  ],
  props: {
    label: '달력의 용도. 스크린 리더가 연월과 함께 읽음',
    value: '선택한 날짜 (YYYY-MM-DD). 없으면 달력이 직접 관리',
    defaultValue: '처음에 선택한 날짜',
    onChange: '날짜를 눌렀을 때 실행할 동작. 이미 선택한 날짜여도 실행',
    today: '오늘 날짜. 기기의 시계를 따르지 않음',
    month: '보여 줄 달 (YYYY-MM). 없으면 달력이 직접 관리',
    defaultMonth: '처음에 보여 줄 달. 없으면 선택한 날짜나 오늘의 달',
    onMonthChange: '달을 바꿨을 때 실행할 동작',
    isDayDisabled: '읽을 수는 있지만 선택할 수 없는 날짜',
    dayContent: '숫자 아래에 표시할 내용',
    dayDescription: '스크린 리더가 날짜 뒤에 읽을 설명',
    isLoading: '날짜별 내용과 설명을 불러오는 중일 때. 보조 기술에 알림(aria-busy)',
    isReadOnly: '선택하지 않고 읽기만 할 때',
    minValue: '이동할 수 있는 첫 날짜. 오늘이 기간 밖이면 오늘 버튼을 누를 수 없음',
    maxValue: '이동할 수 있는 마지막 날짜',
    isPastCollapsed:
      '휴대폰에서 이번 주와 고른 날짜의 주보다 앞선 주를 접음. 앞으로의 날짜를 고를 때 사용',
    legend: '날짜에 쓴 표시의 의미. Legend 사용',
    autoFocus: '나타날 때 선택한 날짜나 오늘에 바로 포커스',
  },
};
