import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { HoldButtonProps } from './HoldButton.tsx';

export const guide: Guide<HoldButtonProps> = {
  task: 'action',
  aliases: ['길게 누르는 버튼'],
  purpose: '실수로 누르면 안 되는 동작을 길게 눌러야 실행합니다.',
  whenToUse: ['여러 사람이 쓰는 화면에서 담당자만 하는 동작'],
  whenNotToUse: [
    '되돌릴 수 없는 동작은 AlertDialog로 묻습니다.',
    '보안이 필요한 동작에는 쓰지 않습니다. 누구나 길게 누를 수 있습니다.',
  ],
  anatomy: [
    ['안내', '길게 눌러야 한다는 문구. 스크린 리더가 버튼과 함께 읽습니다.'],
    ['버튼', '누르는 동안 아래쪽 선이 차오릅니다. 동작 줄이기에서는 다섯 단계로 찹니다.'],
  ],
  keyboard: [
    ['Tab', '포커스가 이동합니다.'],
    ['Enter, Space를 누르고 있기', '1.5초 뒤 실행합니다. 먼저 떼면 취소합니다.'],
    ['스크린 리더의 누르기', '누르고 있을 수 없으므로 바로 실행하거나, onShortPress를 실행합니다.'],
  ],
  writing: ['버튼에는 동작을, 안내에는 누르는 방법을 씁니다. 예: 나가기, 길게 누르면 나갑니다.'],
  props: {
    children: '버튼에 표시되는 문구',
    hint: '길게 눌러야 한다는 안내',
    onPress: '1.5초 동안 누르면 실행할 동작',
    onShortPress: '길게 누르지 않았을 때의 동작. 대개 AlertDialog로 묻습니다.',
    variant: '버튼의 모습. 기본은 secondary',
    size: '버튼의 크기. 모두 44px 이상',
  },
  options: optionsOf<HoldButtonProps>()({
    variant: ['primary', 'secondary', 'ghost', 'danger'],
    size: ['sm', 'md', 'lg'],
  }),
};
