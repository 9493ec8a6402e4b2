import { buttonKeys, type Guide } from '../../internal/guide.ts';
import type { ActionBarProps } from './ActionBar.tsx';

export const guide: Guide<ActionBarProps> = {
  status: 'draft',
  task: 'action',
  aliases: ['하단 버튼', '고정 버튼'],
  purpose: '선택한 항목과 다음 단계 버튼을 화면 아래에 고정합니다.',
  whenToUse: ['긴 목록에서 하나를 고르고 다음 단계로 넘어갈 때'],
  whenNotToUse: [
    '짧은 폼에서는 마지막에 Button을 둡니다.',
    '선택할 항목이 없으면 FloatingAction을 씁니다.',
  ],
  anatomy: [
    [
      '선택지',
      '선택지가 보이는 동안 바가 화면 아래에 고정되며, 포커스가 있는 항목을 가리지 않습니다.',
    ],
    ['선택한 항목', '이름, 값, 보조 문구. 고르기 전에는 안내 문구'],
    ['다음 단계', '고른 뒤에야 강조합니다. 누를 수 없을 때는 선택한 항목 대신 이유를 보여 줍니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['안내 문구에는 항목을 고르면 무엇을 볼 수 있는지 적습니다.'],
  props: {
    children: '선택지',
    summary: '선택한 항목의 이름, 값, 보조 문구. 없으면 null',
    placeholder: '고르기 전에 보이는 안내 문구',
    actionLabel: '버튼에 표시되는 문구',
    onPress: '버튼을 눌렀을 때 실행할 동작',
    isPending: '처리 중 상태',
    disabledReason: '누를 수 없는 이유',
  },
};
