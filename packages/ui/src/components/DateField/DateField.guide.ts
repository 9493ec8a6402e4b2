import { type Guide, fieldProps } from '../../internal/guide.ts';
import type { DateFieldProps } from './DateField.tsx';

export const guide: Guide<DateFieldProps> = {
  status: 'stable',
  purpose: '날짜 하나를 화면에 적힌 모양 그대로 입력하거나 달력에서 고릅니다.',
  whenToUse: ['아는 날짜를 입력할 때', '시작일과 종료일처럼 기간을 받을 때 둘을 나란히'],
  whenNotToUse: ['날마다 무엇이 있는지 보고 골라야 하면 Calendar입니다.'],
  anatomy: [
    ['이름', ''],
    ['날짜 칸', '2026. 11. 22.처럼 보입니다. 2026-11-22나 20261122로 입력해도 됩니다.'],
    ['달력 열기', '칸 아래에, 휴대폰에서는 화면 아래에 달력이 나옵니다.'],
    ['도움말 또는 오류', ''],
  ],
  keyboard: [
    ['Tab', '칸과 달력 열기에 차례로 초점이 옵니다. 떠날 때 날짜인지 확인합니다.'],
    ['Enter', '칸에서는 양식을 보내고, 달력에서는 그 날을 고릅니다.'],
    ['← → ↑ ↓', '달력에서 날을 옮깁니다.'],
    ['Esc', '달력을 닫고 초점이 돌아옵니다.'],
  ],
  writing: ['이름은 무엇의 날짜인지: 시작일, 종료일.'],
  props: {
    ...fieldProps,
    value: '날짜 (YYYY-MM-DD) 또는 빈 값',
    onChange: '바뀐 날짜. 지우거나 날짜가 아니면 빈 값',
    today: '날짜의 시간대에서 오늘. 달력에 표시',
    min: '고를 수 있는 첫날',
    max: '고를 수 있는 마지막 날',
  },
  changelog: [
    [
      '2026-11-22',
      '기기의 날짜 칸 대신, 화면의 날짜와 같은 모양의 칸과 달력입니다. today가 필요합니다.',
    ],
  ],
};
