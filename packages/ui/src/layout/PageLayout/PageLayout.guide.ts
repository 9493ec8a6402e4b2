import type { Guide } from '../../internal/guide.ts';
import type { PageLayoutProps } from './PageLayout.tsx';

export const guide: Guide<PageLayoutProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '모든 화면의 틀: 머리, 알림, 본문, 꼬리를 차례로 놓습니다.',
  whenToUse: ['앱 전체에 한 번. 화면이 바뀌어도 틀은 그대로 있습니다.'],
  whenNotToUse: ['화면 안의 배치는 Page와 Split, Tiles입니다.'],
  anatomy: [
    ['본문 바로가기', '초점이 오면 보이고, 머리를 건너뜁니다.'],
    ['머리', 'Header'],
    ['알림', 'Banner'],
    ['본문', '꼬리는 언제나 첫 화면 아래에 있어, 본문이 늦게 와도 움직이지 않습니다.'],
    ['꼬리', 'Footer'],
  ],
  keyboard: [
    ['Tab', '첫 Tab은 본문 바로가기로 갑니다.'],
    ['Enter', '초점이 본문으로 옮겨 갑니다.'],
  ],
  writing: [],
  props: {
    children: '본문. Page 하나',
    header: '머리. 없으면 본문 바로가기도 없음',
    banner: '머리와 본문 사이의 알림',
    footer: '꼬리',
  },
};
