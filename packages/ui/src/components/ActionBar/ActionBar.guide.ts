import { buttonKeys, type Guide } from '../../internal/guide.ts';
import type { ActionBarProps } from './ActionBar.tsx';

export const guide: Guide<ActionBarProps> = {
  task: 'action',
  aliases: ['하단 버튼', '고정 버튼', '저장 바', '저장하지 않은 변경'],
  purpose: '고르거나 변경한 것과, 그것으로 할 일을 화면 아래에 고정합니다.',
  whenToUse: [
    '긴 목록에서 하나를 고르고 다음 단계로 넘어갈 때',
    '표나 목록의 줄마다 값을 변경하고, 여러 줄을 함께 저장하려 할 때',
  ],
  whenNotToUse: [
    '짧은 폼에서는 마지막에 Button을 둡니다.',
    '고르거나 변경할 것이 없으면 FloatingAction을 씁니다.',
  ],
  anatomy: [
    ['내용', '내용이 보이는 동안 바가 화면 아래에 고정되며, 포커스가 있는 항목을 가리지 않습니다.'],
    [
      '요약',
      '고르거나 변경한 것의 이름, 값, 보조 문구. 고르기 전에는 보조 문구에 안내를 씁니다. 누를 수 없는 버튼이 있으면 대신 이유를 보여 줍니다.',
    ],
    [
      '버튼',
      '고르기 전에는 강조하지 않습니다. 버튼이 없으면 바도 없으며, 내용 끝에 나타나므로 내용은 움직이지 않습니다.',
    ],
  ],
  keyboard: buttonKeys,
  writing: [
    '고르기 전의 안내에는 항목을 고르면 무엇을 볼 수 있는지 적습니다.',
    '변경한 것은 무엇을 몇 개 변경했는지 짧게 씁니다. 예: 변경한 항목 3개',
  ],
  props: {
    children: '고르거나 변경하는 내용',
    summary: '고르거나 변경한 것의 이름, 값, 보조 문구',
    isAnnounced: '요약이 바뀌면 스크린 리더가 읽음',
    actions: 'Button. 없으면 바를 표시하지 않음',
  },
};
