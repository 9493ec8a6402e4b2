import { type Guide, textControlProps, textInputKeys } from '../../internal/guide.ts';
import type { TextFieldProps } from './TextField.tsx';

export const guide: Guide<TextFieldProps> = {
  status: 'stable',
  purpose: '한 줄의 글을 받고, 칸을 떠날 때 규칙에 맞춰 봅니다.',
  whenToUse: ['이름, 아이디, 전화번호, 이메일, 검색'],
  whenNotToUse: [
    '비밀번호는 PasswordField입니다.',
    '날짜는 DateField입니다.',
    '여러 줄은 TextArea입니다.',
  ],
  anatomy: [
    ['이름', '필수면 표시가 붙습니다. 표시는 이름에 들어가지 않습니다.'],
    ['칸', ''],
    ['도움말 또는 오류', '오류가 나와도 아래가 밀리지 않게 자리를 비워 둡니다.'],
  ],
  keyboard: textInputKeys,
  writing: [
    '도움말은 조건을, 오류는 정해진 문구를 씁니다. 둘은 같은 말이 아닙니다.',
    '보기 글(placeholder)은 이름을 대신하지 않습니다.',
  ],
  props: {
    ...textControlProps,
    type: '글의 종류. 휴대폰 자판이 달라짐',
    size: '칸과 글자의 크기',
    isPlain: '칸 없이 이름 곁의 한 줄로. 읽기만 할 때',
  },
  options: { type: ['text', 'email', 'tel', 'search', 'url'], size: ['md', 'lg'] },
  changelog: [
    ['2026-11-22', '읽기만 하는 값은 칸 없이 이름 곁의 한 줄로 보일 수 있습니다(isPlain).'],
    ['2026-11-22', '떨어져서 읽는 번호 하나를 받는 큰 칸이 생겼습니다.'],
    ['2026-11-20', '휴대폰이 아이디를 대문자로 시작하지 않게 할 수 있습니다.'],
  ],
};
