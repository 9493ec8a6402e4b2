import { type Guide, optionsOf, textControlProps, textInputKeys } from '../../internal/guide.ts';
import type { PasswordFieldProps } from './PasswordField.tsx';

export const guide: Guide<PasswordFieldProps> = {
  task: 'input',
  aliases: ['비밀번호'],
  purpose: '비밀번호처럼 가려야 하는 값을 입력받습니다.',
  whenToUse: ['비밀번호를 입력받을 때', '저장하지 않는 비밀 키를 입력받을 때'],
  whenNotToUse: ['가릴 필요가 없으면 TextField를 씁니다.'],
  anatomy: [
    ['레이블', '무엇을 입력하는지 알려 줍니다.'],
    ['입력란', '입력한 글자를 가립니다.'],
    [
      '보기 버튼',
      '입력한 글자를 보이거나 숨깁니다. 이름은 레이블에서 옵니다. 눌러도 입력값을 검사하지 않습니다.',
    ],
    ['도움말 또는 오류', 'Caps Lock이 켜져 있으면 알려 줍니다.'],
  ],
  keyboard: [
    ...textInputKeys,
    ['Tab, Enter', '보기 버튼으로 이동해 비밀번호를 보이거나 숨깁니다.'],
  ],
  writing: ['도움말에는 조건을 모두 쓰고, 오류는 정해진 문구를 그대로 씁니다.'],
  props: {
    ...textControlProps,
    autoComplete: '비밀번호 관리자가 채울 값. off이면 비밀번호 관리자가 저장하지 않음',
    details: '문구 아래에서 입력란을 함께 설명하는 것. 예: PasswordStrength',
    rules: '자동으로 만드는 비밀번호가 지킬 규칙 (passwordrules)',
  },
  options: optionsOf<PasswordFieldProps>()({
    autoComplete: ['current-password', 'new-password', 'off'],
  }),
};
