import type { Guide } from '../../internal/guide.ts';

export const guide: Guide<{ children: unknown }> = {
  status: 'stable',
  purpose: '화면 어디에서나 useAlert로 알림과 질문을 띄우게 하는 자리입니다.',
  whenToUse: ['앱의 서비스가 있는 화면을 한 번 감쌀 때'],
  whenNotToUse: ['화면마다 따로 두지 않습니다. 하나면 여러 알림이 차례로 나옵니다.'],
  anatomy: [
    ['alert(말)', '말을 보여 주고, 확인하면 끝납니다.'],
    ['confirm(질문, 두 답)', '물어보고, 하겠다고 했는지를 돌려줍니다.'],
  ],
  keyboard: [['Esc', '말이면 확인, 질문이면 그대로 두는 답과 같습니다.']],
  writing: ['AlertDialog의 글쓰기를 따릅니다.'],
  props: { children: '알림을 띄울 수 있는 모든 것' },
  noVariantsStory: '한 번에 하나만 열립니다.',
  changelog: [
    ['2026-11-20', '대화 상자 안에서 잇따라 나온 알림이 닫혀도 초점이 제자리로 돌아옵니다.'],
  ],
};
