import { type Guide, textControlProps, textInputKeys } from '../../internal/guide.ts';
import type { PasswordFieldProps } from './PasswordField.tsx';

export const guide: Guide<PasswordFieldProps> = {
  status: 'stable',
  purpose: '비밀번호처럼 가려야 하는 한 줄을 받습니다.',
  whenToUse: ['비밀번호', '화면에만 머무는 시크릿'],
  whenNotToUse: ['가릴 것이 아니면 TextField입니다.'],
  anatomy: [
    ['이름', ''],
    ['칸', '가려진 글자'],
    ['눈 버튼', '보이고 숨깁니다. 칸을 떠난 것으로 치지 않습니다.'],
    ['도움말 또는 오류', 'Caps Lock이 켜져 있으면 알려 줍니다.'],
  ],
  keyboard: [...textInputKeys, ['Tab, Enter', '눈 버튼으로 가서 보이고 숨깁니다.']],
  writing: ['도움말은 조건을 모두, 오류는 정해진 문구 그대로.'],
  props: { ...textControlProps, autoComplete: '비밀번호 관리자가 채울 것' },
  options: { autoComplete: ['current-password', 'new-password', 'off'] },
};
