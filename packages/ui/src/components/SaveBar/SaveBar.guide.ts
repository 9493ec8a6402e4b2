import type { Guide } from '../../internal/guide.ts';
import type { SaveBarProps } from './SaveBar.tsx';

export const guide: Guide<SaveBarProps> = {
  status: 'draft',
  task: 'action',
  aliases: ['저장 바', '저장하지 않은 변경'],
  purpose: '목록의 여러 곳에서 바꾼 것을 한 번에 저장하거나 되돌리게 합니다.',
  whenToUse: ['표나 목록의 줄마다 값을 변경할 수 있고, 여러 줄을 함께 저장하려 할 때'],
  whenNotToUse: [
    '항목을 하나 고르고 다음 단계로 넘어갈 때는 ActionBar를 씁니다.',
    '폼에서는 마지막에 Button을 둡니다.',
  ],
  anatomy: [
    ['목록', '변경하는 내용. 포커스가 있는 항목은 바에 가려지지 않습니다.'],
    [
      '바',
      '저장하지 않은 것과 버튼. 목록 끝에 나타나 목록이 움직이지 않으며, 목록이 보이는 동안 화면 아래에 남습니다.',
    ],
  ],
  keyboard: [
    ['Tab', '목록을 지나 바의 버튼으로 이동합니다.'],
    ['Enter, Space', '버튼을 누릅니다.'],
  ],
  writing: ['무엇을 몇 개 변경했는지 짧게 씁니다. 예: 변경한 항목 3개'],
  props: {
    children: '변경하는 목록',
    message: '저장하지 않은 것. 없으면 null. 바뀌면 스크린 리더가 읽음',
    actions: '되돌리고 저장하는 Button',
  },
};
