import { buttonKeys, type Guide, optionsOf } from '../../internal/guide.ts';
import type { ButtonProps } from './Button.tsx';

export const guide: Guide<ButtonProps> = {
  task: 'action',
  aliases: ['버튼'],
  purpose: '저장, 등록, 예약처럼 작업을 실행합니다.',
  whenToUse: ['누르면 바로 작업이 실행될 때', '폼을 제출할 때'],
  whenNotToUse: [
    '다른 화면으로 이동할 때는 LinkButton이나 Link를 씁니다.',
    '켜고 끌 때는 Switch를 씁니다.',
    '빨간 버튼(primary)을 한 화면에 둘 이상 두지 않습니다.',
  ],
  anatomy: [
    ['문구', '버튼에 표시되는 문구. 스크린 리더도 그대로 읽습니다.'],
    ['로딩 표시 (처리 중)', '처리하는 동안 다시 눌리지 않습니다.'],
    ['이유 (누를 수 없을 때)', '버튼 옆에 표시하고, 스크린 리더가 버튼과 함께 읽습니다.'],
  ],
  keyboard: [
    ...buttonKeys,
    ['누를 수 없는 버튼에서', '포커스는 이동하며, 스크린 리더가 이유를 읽습니다.'],
  ],
  writing: [
    '누르면 일어나는 일을 씁니다. 예: 구매하기, 예약 취소, 저장',
    '이유는 짧은 명사로 씁니다. 예: 마감, 남은 횟수 없음',
  ],
  props: {
    children: '버튼에 표시되는 문구',
    onPress: '마우스, 터치, Enter, Space로 누를 때 실행할 동작',
    type: 'submit은 버튼이 속한 폼을 제출',
    form: '버튼 밖에 있는 폼을 제출할 때 그 폼의 id',
    variant:
      'primary는 화면에 하나만 두는 빨간 버튼, ghost는 드물게 쓰는 동작, danger는 삭제와 취소',
    size: '모두 44px 이상. sm은 표의 행과 도구 모음에, lg는 그 화면의 목적인 동작에 사용',
    isPending: '처리 중 상태. 다시 눌리지 않음',
    isDisabled: '이유를 말하지 않아도 알 수 있을 때 누를 수 없게 함',
    disabledReason: '누를 수 없는 이유. 버튼 옆에 표시',
    isReasonHidden: '행마다 반복되는 이유를 화면에서 숨기고 스크린 리더만 읽음',
    widestLabel: '문구가 바뀌는 버튼의 가장 긴 문구. 바뀌어도 너비가 같음',
    isPressed: '선택하는 버튼의 선택 여부 (aria-pressed). 테두리로도 구분',
    isSquare: '두 글자 버튼을 아이콘 버튼처럼 정사각형으로 표시. 표의 행처럼 좁은 곳에서 사용',
    isFullWidth: '부모 너비만큼 넓게 표시',
    autoFocus: '나타날 때 바로 포커스',
    'aria-haspopup': '눌렀을 때 열리는 것',
    'aria-keyshortcuts': '같은 동작을 하는 단축키',
    'aria-describedby':
      '같은 버튼이 행마다 있을 때 행을 구분해 주는 텍스트의 id. 이유보다 먼저 읽음',
  },
  options: optionsOf<ButtonProps>()({
    variant: ['primary', 'secondary', 'ghost', 'danger'],
    size: ['sm', 'md', 'lg'],
    type: ['button', 'submit', 'reset'],
  }),
};
