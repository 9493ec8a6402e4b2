import { fieldProps, type Guide, optionsOf, valueProps } from '../../internal/guide.ts';
import type { CheckboxGroupProps } from './CheckboxGroup.tsx';

export const guide: Guide<CheckboxGroupProps<string>> = {
  task: 'choice',
  aliases: ['체크박스 그룹', '다중 선택', '선택 목록', '다중 선택 목록'],
  purpose: '보이는 항목 가운데 여러 개를 고르게 합니다.',
  whenToUse: [
    '모든 항목을 보여 주고 여러 개를 고르게 할 때',
    '하나도 고르지 않아도 될 때',
    '여러 항목을 골라 함께 처리할 때 (목록)',
  ],
  whenNotToUse: [
    '하나만 고를 때는 RadioGroup을 씁니다.',
    '예 또는 아니요 하나는 Checkbox를 씁니다.',
    '같은 형식의 짧은 문구에는 ToggleSlots를 씁니다.',
  ],
  anatomy: [
    ['레이블', '무엇을 고르는지 알려 줍니다.'],
    ['항목', '상자와 이름. 어디를 눌러도 바뀝니다. 목록에서는 이름 앞에 시각을 둘 수 있습니다.'],
    ['모두 선택 (목록)', '고를 수 없는 줄은 빼고 고르며, 일부만 골랐으면 가로줄로 표시합니다.'],
    ['이유 (고를 수 없을 때)', '항목 아래에, 목록에서는 자리가 있으면 옆에 표시합니다.'],
    ['도움말 또는 오류', '항목 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '다음 항목으로 이동합니다. 고를 수 없는 항목은 건너뜁니다.'],
    ['Space', '고르거나 해제합니다.'],
  ],
  writing: ['항목은 같은 형식의 명사로 씁니다.', '이유는 짧은 명사구로 씁니다. 예: 이미 신청함'],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '고른 항목의 id. onChange와 함께 사용',
    onChange: '고르거나 해제할 때 실행할 동작. 고른 id를 항목 순서대로 전달',
    isDisabled: '모든 항목을 고를 수 없음',
    disabledReason: '모든 항목을 고를 수 없는 이유. 도움말 자리에 표시',
    items: '항목: 이름, 고를 수 없는 이유. 목록에는 이름 앞의 시각도',
    variant: 'list는 항목마다 테두리를, 위에 모두 선택을 표시',
  },
  options: optionsOf<CheckboxGroupProps<string>>()({ variant: ['inline', 'list'] }),
};
