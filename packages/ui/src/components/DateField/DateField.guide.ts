import { type Guide, fieldProps } from '../../internal/guide.ts';
import type { DateFieldProps } from './DateField.tsx';

export const guide: Guide<DateFieldProps> = {
  status: 'stable',
  purpose: '날짜 하나를 받습니다. 휴대폰에서는 기기의 날짜 바퀴가 나옵니다.',
  whenToUse: ['아는 날짜를 입력할 때', '시작일과 종료일처럼 기간을 받을 때 둘을 나란히'],
  whenNotToUse: ['날마다 무엇이 있는지 보고 골라야 하면 Calendar입니다.'],
  anatomy: [
    ['이름', ''],
    ['날짜 칸', '입력하거나 달력에서 고릅니다.'],
    ['도움말 또는 오류', ''],
  ],
  keyboard: [
    ['Tab', '연, 월, 일을 차례로 지납니다.'],
    ['↑ ↓', '그 자리의 수를 바꿉니다.'],
    ['숫자', '바로 입력합니다.'],
  ],
  writing: ['이름은 무엇의 날짜인지: 시작일, 종료일.'],
  props: {
    ...fieldProps,
    value: '날짜 (YYYY-MM-DD) 또는 빈 값',
    onChange: '바뀐 날짜. 지우면 빈 값',
    min: '고를 수 있는 첫날',
    max: '고를 수 있는 마지막 날',
  },
};
