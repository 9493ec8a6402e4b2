import { buttonKeys, type Guide } from '../../internal/guide.ts';
import type { KeypadProps } from './Keypad.tsx';

export const guide: Guide<KeypadProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '터치 화면에서 숫자를 큰 자판으로 입력합니다.',
  whenToUse: ['데스크의 태블릿처럼 여러 사람이 잇따라 번호를 누르는 곳'],
  whenNotToUse: ['혼자 쓰는 휴대폰의 양식은 기기의 숫자 자판(TextField의 inputMode)입니다.'],
  anatomy: [
    ['숫자 열 개', '전화기와 같은 차례'],
    ['모두 지우기', '0의 왼쪽'],
    ['한 글자 지우기', '0의 오른쪽. 그림으로 보이고 이름은 읽힙니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['숫자를 보여 줄 칸의 inputMode를 none으로 하여 기기의 자판이 함께 나오지 않게 합니다.'],
  props: {
    label: '자판의 이름',
    value: '입력한 숫자',
    onChange: '자판을 누를 때마다 바뀐 숫자',
    fieldRef: '숫자를 보여 주는 칸. 손이나 마우스로 눌러도 초점이 이 칸에 머묾',
  },
};
