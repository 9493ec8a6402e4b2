import type { Guide } from '../../internal/guide.ts';
import type { SwitchProps } from './Switch.tsx';

export const guide: Guide<SwitchProps> = {
  status: 'stable',
  purpose: '켜고 끄면 바로 바뀝니다.',
  whenToUse: ['삭제 모드, 회원별로 보기처럼 바로 보이는 것'],
  whenNotToUse: ['확인해야 바뀌는 것은 Button입니다.', '둘 가운데 고르는 것은 RadioGroup입니다.'],
  anatomy: [
    ['궤도와 손잡이', '켜지면 빨강과 체크'],
    ['말', '무엇이 켜지는지'],
  ],
  keyboard: [
    ['Tab', '초점이 옵니다.'],
    ['Space', '켜고 끕니다.'],
  ],
  writing: ['켜졌을 때의 상태를 명사로: 삭제 모드. “켜기”라고 쓰지 않습니다.'],
  props: {
    label: '무엇이 켜지는지. 이름의 전부',
    isSelected: '켜져 있는지',
    onChange: '켜고 껐을 때',
    isDisabled: '지금은 바꿀 수 없음',
  },
  changelog: [
    ['2026-11-21', '이름은 label로만 받습니다. 속성 children과 name이 없어졌습니다.'],
    ['2026-11-20', '그려진 곳 어디를 눌러도 바뀝니다.'],
  ],
};
