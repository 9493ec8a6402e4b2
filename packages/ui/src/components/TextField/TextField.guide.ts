import { type Guide, fieldProps, initialVersion, textInputKeys } from '../../internal/guide.ts';
import type { TextFieldProps } from './TextField.tsx';

export const guide: Guide<TextFieldProps> = {
  status: '안정',
  purpose: '한 줄의 글을 받고, 칸을 떠날 때 규칙에 맞춰 봅니다.',
  use: ['이름, 아이디, 전화번호, 이메일, 검색'],
  avoid: [
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
    ...fieldProps,
    type: '글의 종류. 휴대폰 자판이 달라짐',
    name: '폼이 아는 이름',
    value: '입력한 글자',
    onChange: '입력할 때마다',
    onBlur: '칸을 떠날 때',
    pattern: '칸을 떠날 때 맞춰 볼 규칙',
    onValidate: '규칙에 맞는지',
    transform: '넘기기 전에 고침. 전화번호의 하이픈 지우기',
    isReadOnly: '읽고 복사만 함',
    autoComplete: '브라우저가 채울 것',
    inputMode: '휴대폰 자판',
    autoCapitalize: '휴대폰의 첫 글자 대문자',
    placeholder: '보기 글',
    maxLength: '가장 많은 글자 수',
    autoFocus: '나타나자마자 초점',
  },
  choices: { type: ['text', 'email', 'tel', 'search', 'url'] },
  changes: [
    ['2026-11-20', '휴대폰이 아이디를 대문자로 시작하지 않게 할 수 있습니다.'],
    initialVersion,
  ],
};
