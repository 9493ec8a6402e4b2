import { type Guide, fieldProps, valueProps } from '../../internal/guide.ts';
import type { DateFieldProps } from './DateField.tsx';

export const guide: Guide<DateFieldProps> = {
  task: 'input',
  aliases: ['날짜 입력', '달력', '데이트 피커'],
  purpose: '날짜 하나를 화면에 표시되는 형식 그대로 입력받거나 달력에서 고르게 합니다.',
  whenToUse: [
    '이미 아는 날짜를 입력할 때',
    '시작일과 종료일처럼 기간을 입력받을 때 (두 개를 나란히)',
  ],
  whenNotToUse: ['날짜별 내용을 보고 골라야 하면 Calendar를 씁니다.'],
  anatomy: [
    ['레이블', '어떤 날짜인지 알려 줍니다.'],
    [
      '날짜 입력란',
      '2026. 11. 22. 형식으로 표시합니다. 26.11.22, 2026년 11월 22일, 2026-11-22, 20261122처럼 입력하거나 붙여 넣어도 됩니다.',
    ],
    ['달력 열기', '입력란 아래에 달력을 엽니다. 휴대폰에서는 화면 아래에 열립니다.'],
    ['도움말 또는 오류', '입력란 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '입력란, 달력 열기 순서로 이동합니다. 입력란을 벗어날 때 올바른 날짜인지 검사합니다.'],
    ['Enter', '입력란에서는 폼을 제출하고, 달력에서는 날짜를 선택합니다.'],
    ['← → ↑ ↓', '달력에서 날짜를 이동합니다.'],
    ['Esc', '달력을 닫습니다. 포커스가 달력 열기 버튼으로 돌아갑니다.'],
  ],
  writing: ['레이블에는 어떤 날짜인지 씁니다. 예: 시작일, 종료일'],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '날짜 (YYYY-MM-DD). 없으면 빈 값',
    onChange:
      '입력란을 벗어나거나 Enter를 누르거나 달력에서 골라 날짜가 바뀌었을 때 실행할 동작. 날짜가 아닌 글자는 전달하지 않음',
    today: '오늘 날짜. 기기의 시계를 따르지 않으며 달력에 표시',
    minValue: '선택할 수 있는 첫 날짜',
    maxValue: '선택할 수 있는 마지막 날짜',
  },
};
