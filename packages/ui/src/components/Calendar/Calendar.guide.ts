import type { Guide } from '../../internal/guide.ts';
import type { CalendarProps } from './Calendar.tsx';

export const guide: Guide<CalendarProps> = {
  status: 'stable',
  purpose: '한 달의 날을 보여 주고, 하루를 고르거나 그날에 무엇이 있는지 읽게 합니다.',
  whenToUse: [
    '수업을 예약하거나 등록할 날을 고를 때',
    '출석처럼 날마다 있는 일을 볼 때 (읽기 전용)',
  ],
  whenNotToUse: [
    '아는 날짜를 입력하는 것은 DateField가 빠릅니다.',
    '기간은 DateField 두 개로 받습니다.',
  ],
  anatomy: [
    ['이전 달, 달 이름, 다음 달, 오늘', '달을 옮깁니다.'],
    ['요일', '일요일은 빨강, 토요일은 파랑'],
    ['날', '숫자, 그날의 내용. 오늘은 테두리, 고른 날은 채움'],
    ['공휴일', '빨강과 점. 이름은 날들 아래에 있습니다.'],
    ['지난 주 (선택)', '휴대폰에서는 접혀 있고, 버튼이나 화살표로 펼칩니다.'],
    ['표시의 뜻 (선택)', '달력 안, 날들 아래'],
  ],
  keyboard: [
    ['Tab', '달력에 들어오고 나갑니다. 안에서는 한 날에만 초점이 있습니다.'],
    ['← → ↑ ↓', '하루, 한 주씩 옮깁니다.'],
    ['Page Up, Page Down', '한 달씩 옮깁니다.'],
    ['Home, End', '그 달의 첫날과 마지막 날로 갑니다.'],
    ['Enter, Space', '그날을 고릅니다.'],
  ],
  writing: [
    '날의 설명은 짧게: 예약 가능 3개, 내 예약 10:00, 지난 날짜.',
    '모양과 색으로 함께 나타냅니다.',
  ],
  props: {
    label: '무엇을 위한 달력인지. 달 이름이 뒤에 붙어 읽힘',
    value: '고른 날 (YYYY-MM-DD)',
    onChange: '날을 눌렀을 때. 이미 고른 날이어도 부름',
    today: '날짜들의 시간대에서 오늘. 기기의 시계는 보지 않음',
    month: '보여 줄 달 (YYYY-MM). 없으면 스스로 넘김',
    onMonthChange: '달을 넘겼을 때',
    isDayDisabled: '읽을 수는 있으나 고를 수 없는 날',
    dayContent: '숫자 아래에 보여 줄 것',
    dayDescription: '스크린 리더가 날 이름 뒤에 덧붙일 말',
    isReadOnly: '돌아다니며 읽기만 함',
    minDate: '갈 수 있는 첫날',
    maxDate: '갈 수 있는 마지막 날',
    foldsPastWeeks: '휴대폰에서 오늘보다 앞선 주를 접음. 앞날을 고를 때',
    legend: '날의 표시가 무엇을 뜻하는지. Legend를 넣음',
    hasAutoFocus: '나타나자마자 고른 날이나 오늘에 초점',
  },
  changelog: [
    [
      '2026-11-22',
      '표시의 뜻(legend)을 달력 안에 두고, 휴대폰에서 지난 주를 접을 수 있습니다(foldsPastWeeks).',
    ],
    [
      '2026-11-22',
      '고대비 모드에서도 고른 날과 오늘이 보이고, 한 날에 표시를 나란히 둘 수 있습니다.',
    ],
  ],
};
