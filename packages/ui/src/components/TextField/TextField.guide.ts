import { type Guide, optionsOf, textControlProps, textInputKeys } from '../../internal/guide.ts';
import type { TextFieldProps } from './TextField.tsx';

export const guide: Guide<TextFieldProps> = {
  task: 'input',
  aliases: ['텍스트 필드', '입력창', '인풋', '검색창'],
  purpose: '한 줄의 텍스트를 입력받고, 입력란을 벗어날 때 값을 검사합니다.',
  whenToUse: ['이름, 아이디, 전화번호, 이메일, 검색어를 입력받을 때'],
  whenNotToUse: [
    '비밀번호에는 PasswordField를 씁니다.',
    '날짜에는 DateField를, 계산하는 수에는 NumberField를 씁니다.',
    '여러 줄에는 TextArea를 씁니다.',
  ],
  anatomy: [
    ['레이블', '필수이면 표시가 붙습니다. 표시는 레이블에 포함되지 않습니다.'],
    ['입력란', '한 줄의 텍스트를 입력합니다.'],
    ['도움말 또는 오류', '오류가 나타나도 아래 내용이 밀리지 않도록 공간을 확보합니다.'],
  ],
  keyboard: textInputKeys,
  writing: [
    '도움말에는 입력 조건을, 오류에는 정해진 문구를 씁니다. 두 문구는 서로 다르게 씁니다.',
    '예시 문구(placeholder)로 레이블을 대신하지 않습니다.',
  ],
  props: {
    ...textControlProps,
    type: '입력값의 종류. 휴대폰 자판이 달라짐',
    size: '입력란과 글자의 크기',
    variant: 'plain은 입력란 없이 레이블 옆에 한 줄로 표시. 읽기 전용일 때 사용',
  },
  options: optionsOf<TextFieldProps>()({
    type: ['text', 'email', 'tel', 'search', 'url'],
    size: ['md', 'lg'],
    variant: ['field', 'plain'],
  }),
};
