import type { GuideWithoutElement } from '../../internal/guide.ts';

export const guide: GuideWithoutElement<{ children: unknown }> = {
  status: 'stable',
  task: 'feedback',
  aliases: ['알림창 설정'],
  purpose: '화면 어디에서나 useAlert로 알림과 질문을 띄울 수 있게 합니다.',
  whenToUse: ['앱 전체를 한 번 감쌀 때'],
  whenNotToUse: ['화면마다 두지 않습니다. 하나만 두어야 알림이 순서대로 나옵니다.'],
  anatomy: [
    ['alert(알림)', '알림을 보여 주고 확인을 기다립니다.'],
    ['confirm(질문, 두 버튼의 문구)', '질문을 보여 주고 실행 버튼을 눌렀는지 알려 줍니다.'],
    ['signal (질문, 선택)', '중단되면 그 질문이 유지 버튼을 누른 것처럼 닫힙니다.'],
  ],
  keyboard: [['Esc', '알림에서는 확인, 질문에서는 유지 버튼과 같습니다.']],
  writing: ['AlertDialog의 문구 작성 기준을 따릅니다.'],
  props: { children: '알림을 띄울 수 있는 영역' },
  noVariantsStory: '한 번에 하나만 열립니다.',
};
