import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { PanelProps } from './Panel.tsx';

export const guide: Guide<PanelProps> = {
  task: 'layout',
  aliases: ['패널', '카드', '박스'],
  purpose: '관련된 내용을 배경 위에 묶어 보여 줍니다.',
  whenToUse: ['화면의 한 영역을 제목과 배경으로 구분할 때', '같은 종류의 항목을 하나씩 보여 줄 때'],
  whenNotToUse: [
    '짧은 알림에는 Notice를 씁니다.',
    '배경 없이 간격만 필요하면 Stack을 씁니다.',
    '누르면 다른 화면으로 이동하는 카드에는 PictureCard를 씁니다.',
  ],
  anatomy: [['내용', '오류가 나면 PanelBoundary가 본문만 오류 안내로 바꿉니다.']],
  writing: ['제목은 짧은 명사로 씁니다.', '보조 문구는 한 줄을 넘지 않게 씁니다.'],
  props: {
    children: '본문',
    title: '제목이자 영역의 이름',
    level: '제목 단계',
    aside: '제목 옆 보조 문구. 바뀌면 스크린 리더가 읽음',
    actions: '제목 옆에 두는 내용의 조작 버튼',
    as: '제목이 없을 때의 HTML 요소',
    padding: '안쪽 여백. compact는 목록의 항목일 때',
    onFocus: '안으로 포커스가 들어올 때 실행할 동작',
    onBlur: '안에서 포커스가 나갈 때 실행할 동작',
  },
  options: optionsOf<PanelProps>()({
    level: [2, 3, 4],
    as: ['section', 'div', 'li', 'article'],
    padding: ['roomy', 'compact'],
  }),
};
