import { type Guide, fieldProps, valueProps } from '../../internal/guide.ts';
import type { NumberFieldProps } from './NumberField.tsx';

export const guide: Guide<NumberFieldProps> = {
  task: 'input',
  aliases: ['숫자 입력', '스테퍼', '수량'],
  purpose: '수 하나를 입력하거나 버튼으로 늘리고 줄이게 합니다.',
  whenToUse: ['인원, 수량, 금액처럼 크기를 비교할 수 있는 수를 입력받을 때'],
  whenNotToUse: [
    '전화번호나 인증 번호처럼 계산하지 않는 숫자는 TextField를 씁니다.',
    '몇 개 안 되는 값에서 고를 때는 Select나 RadioGroup을 씁니다.',
  ],
  anatomy: [
    ['레이블', '무엇을 세는지 알려 줍니다.'],
    [
      '입력란',
      '1,234처럼 세 자리마다 쉼표를 표시합니다. 쉼표 없이 입력해도 되고, 수가 아닌 글자는 입력되지 않습니다.',
    ],
    ['줄이기, 늘리기', '한 단계씩 변경합니다. 더 변경할 수 없으면 눌리지 않습니다.'],
    ['도움말 또는 오류', '입력란 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '입력란으로 이동합니다. 입력란을 벗어날 때 고를 수 있는 가장 가까운 수로 바뀝니다.'],
    ['↑ ↓', '한 단계 늘리거나 줄입니다.'],
    ['Enter', '폼을 제출합니다.'],
  ],
  writing: ['레이블이나 도움말에 단위를 씁니다. 예: 인원(명), 할인율(%)'],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '수. 비어 있으면 null',
    onChange: '입력란을 벗어나거나 Enter를 누르거나 한 단계 바꿔 수가 바뀌었을 때 실행할 동작',
    minValue: '가장 작은 수',
    maxValue: '가장 큰 수',
    step: '한 단계의 크기. 지정하지 않으면 1. minValue부터, 없으면 0부터 셈',
  },
};
