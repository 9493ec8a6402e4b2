import { buttonKeys, type Guide } from '../../internal/guide.ts';
import type { KeypadProps } from './Keypad.tsx';

export const guide: Guide<KeypadProps> = {
  task: 'input',
  aliases: ['숫자 키패드', '자판'],
  purpose: '터치 화면에서 큰 자판으로 숫자를 입력합니다.',
  whenToUse: ['데스크 태블릿처럼 여러 사람이 이어서 번호를 입력할 때'],
  whenNotToUse: ['개인 휴대폰에서는 기기의 숫자 자판(TextField의 inputMode)을 씁니다.'],
  anatomy: [
    [
      '숫자 열 개',
      '전화기와 같은 배열. 커서 자리에 입력하고, 선택한 부분을 변경합니다. 높이는 72px 이상, 낮은 휴대폰에서는 44px 이상입니다.',
    ],
    ['모두 지우기', '0 왼쪽'],
    [
      '한 글자 지우기',
      '0 오른쪽. 선택한 부분이 있으면 그 부분을 지웁니다. 아이콘으로 표시하고 스크린 리더가 이름을 읽습니다.',
    ],
  ],
  keyboard: buttonKeys,
  writing: ['기기 자판이 함께 뜨지 않도록 입력란의 inputMode를 none으로 지정합니다.'],
  props: {
    label: '자판의 이름',
    fieldRef: '숫자를 입력할 입력란. 자판을 눌러도 포커스가 입력란에 유지됨',
  },
};
