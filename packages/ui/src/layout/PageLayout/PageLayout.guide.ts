import type { Guide } from '../../internal/guide.ts';
import type { PageLayoutProps } from './PageLayout.tsx';

export const guide: Guide<PageLayoutProps> = {
  task: 'layout',
  aliases: ['화면 틀', '레이아웃'],
  purpose: '모든 화면의 틀을 잡습니다. 헤더, 알림, 본문, 푸터를 차례로 배치합니다.',
  whenToUse: ['앱 전체에서 한 번 쓸 때. 화면이 바뀌어도 틀은 유지됩니다.'],
  whenNotToUse: ['화면 안을 배치할 때는 Page, Split, Tiles를 씁니다.'],
  anatomy: [
    ['본문 바로가기', '포커스가 오면 보이고, 누르면 헤더를 건너뜁니다.'],
    ['본문', '푸터가 항상 첫 화면 아래에 있어 본문이 늦게 나타나도 화면이 밀리지 않습니다.'],
  ],
  keyboard: [
    ['Tab', '처음 누르면 본문 바로가기로 이동합니다.'],
    ['Enter', '본문으로 포커스가 이동합니다.'],
  ],
  props: {
    children: '본문 (Page 하나)',
    header: '헤더. 없으면 본문 바로가기도 표시하지 않음',
    banner: '헤더와 본문 사이의 알림',
    footer: '푸터',
  },
};
