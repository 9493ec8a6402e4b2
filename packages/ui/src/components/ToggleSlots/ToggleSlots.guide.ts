import { fieldProps, type Guide, optionsOf, valueProps } from '../../internal/guide.ts';
import type { ToggleSlotsProps } from './ToggleSlots.tsx';

export const guide: Guide<ToggleSlotsProps> = {
  task: 'choice',
  aliases: ['시간 선택', '칩'],
  purpose: '짧은 항목 중 여러 개를 고르게 합니다.',
  whenToUse: ['시간처럼 짧은 항목을 여러 개 고를 때'],
  whenNotToUse: ['하나만 고를 때는 RadioGroup을 씁니다.'],
  anatomy: [
    ['레이블', '무엇을 고르는지 알려 줍니다.'],
    ['항목', '누르면 체크 표시와 함께 채워집니다.'],
    ['이유 (선택할 수 없을 때)', '항목 아래에 표시합니다. 예: 등록됨'],
    ['도움말 또는 오류', '모든 항목의 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '그룹으로 들어가고 나옵니다.'],
    ['← →', '항목 사이를 이동합니다.'],
    ['↑ ↓', '여러 줄이면 줄 사이를 이동합니다.'],
    ['Enter, Space', '선택하거나 해제합니다.'],
  ],
  writing: ['항목은 06:00처럼 같은 형식으로, 이유는 한 단어로 씁니다.'],
  props: {
    ...fieldProps,
    ...valueProps,
    isDisabled: '모든 항목을 선택할 수 없음',
    disabledReason: '모든 항목을 선택할 수 없는 이유. 도움말 자리에 표시',
    items: '항목: 이름, 선택할 수 없는 이유',
    size: 'sm은 요일처럼 한두 글자인 항목',
    value: '선택한 항목의 id. onChange와 함께 사용',
    onChange: '선택이 바뀌었을 때 실행할 동작. 선택한 id를 항목 순서대로 전달',
  },
  options: optionsOf<ToggleSlotsProps>()({ size: ['md', 'sm'] }),
};
