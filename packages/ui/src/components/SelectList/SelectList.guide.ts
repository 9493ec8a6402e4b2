import { fieldProps, type Guide, valueProps } from '../../internal/guide.ts';
import type { SelectListProps } from './SelectList.tsx';

export const guide: Guide<SelectListProps<string>> = {
  task: 'choice',
  aliases: ['선택 목록', '다중 선택'],
  purpose: '목록에서 여러 개를 고르게 합니다. 선택할 수 없는 줄에는 이유를 보여 줍니다.',
  whenToUse: ['한꺼번에 삭제하거나 옮길 항목을 고를 때'],
  whenNotToUse: [
    '시간처럼 짧은 항목을 고를 때는 ToggleSlots를 씁니다.',
    '짧은 이름뿐인 몇 개의 항목은 CheckboxGroup을 씁니다.',
    '하나만 고를 때는 RadioGroup을 씁니다.',
    '고르지 않고 보여 주기만 할 때는 RowList를 씁니다.',
  ],
  anatomy: [
    ['이름', '목록 위에 표시합니다.'],
    [
      '모두 선택',
      '줄의 상자와 나란한 체크박스. 일부만 고르면 가로줄로 표시하고, 다시 누르면 모두 해제합니다.',
    ],
    ['줄', '첫머리(있을 때)와 제목. 줄 어디를 눌러도 선택이 바뀝니다.'],
    ['이유 (선택할 수 없을 때)', '줄 옆에 표시하고, 좁으면 아래로 내려갑니다.'],
    ['도움말 또는 오류', '목록 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '다음 줄로 이동합니다. 선택할 수 없는 줄은 건너뜁니다.'],
    ['Space', '선택하거나 해제합니다.'],
  ],
  writing: [
    '줄의 텍스트가 체크박스 이름이 되므로 줄마다 다르게 씁니다.',
    '이유는 짧은 명사구로 씁니다. 예: 이미 시작됨',
  ],
  props: {
    ...fieldProps,
    ...valueProps,
    isDisabled: '모든 줄을 선택할 수 없음',
    disabledReason: '모든 줄을 선택할 수 없는 이유. 도움말 자리에 표시',
    items: '줄: 첫머리, 제목, 선택할 수 없는 이유',
    value: '선택한 줄의 id. onChange와 함께 사용',
    onChange: '선택이 바뀌었을 때 실행할 동작. 선택한 id를 목록 순서대로 전달',
  },
};
