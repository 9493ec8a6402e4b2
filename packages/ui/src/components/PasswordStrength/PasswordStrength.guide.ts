import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { PasswordStrengthProps } from './PasswordStrength.tsx';

export const guide: Guide<PasswordStrengthProps> = {
  task: 'feedback',
  aliases: ['비밀번호 강도'],
  purpose: '새 비밀번호가 지킬 조건과, 추측하기 얼마나 어려운지를 입력하는 동안 알려 줍니다.',
  whenToUse: ['새 비밀번호를 정하는 PasswordField의 details'],
  whenNotToUse: [
    '이미 정한 비밀번호를 입력할 때는 쓰지 않습니다.',
    '오류는 PasswordField의 error로 알립니다.',
  ],
  anatomy: [
    ['조건', '지킨 조건은 체크 표시로, 아직 지키지 않은 조건은 빈 동그라미로 보여 줍니다.'],
    ['강도', '칸의 수와 문구로 함께 알립니다. 알기 전에도 같은 자리를 차지합니다.'],
    ['설명', '강도와, 더 좋은 비밀번호를 만드는 방법. 바뀌면 스크린 리더가 읽습니다.'],
  ],
  writing: ['조건은 짧은 명사로, 설명은 강도와 다음에 할 일을 두 문장 안에 씁니다.'],
  props: {
    label: '스크린 리더가 읽는 조건 목록의 이름',
    rules: '조건과, 지켰는지 여부',
    level: '추측하기 어려운 정도. 아직 모르면 null',
    description: '강도와 더 좋은 비밀번호를 만드는 방법',
  },
  options: optionsOf<PasswordStrengthProps>()({ level: [null, 1, 2, 3] }),
};
