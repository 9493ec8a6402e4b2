import { type Guide, linkKeys } from '../../internal/guide.ts';
import type { LinkProps } from './Link.tsx';

export const guide: Guide<LinkProps> = {
  status: 'stable',
  purpose: '다른 화면으로 갑니다.',
  whenToUse: ['문장 안이나 곁에서 다른 화면을 가리킬 때', '바깥 지도처럼 제품 밖으로 나갈 때'],
  whenNotToUse: [
    '이 화면의 무언가를 바꾸는 것은 Button입니다.',
    '화면의 다음 걸음은 LinkButton이 눈에 띕니다.',
  ],
  anatomy: [
    ['밑줄 친 말', '이름의 전부'],
    ['바깥 표시 (나갈 때)', '새 탭에서 열립니다.'],
  ],
  keyboard: linkKeys,
  writing: ['가는 곳을 말합니다: 회원가입, 이용권 목록. “여기”라고 쓰지 않습니다.'],
  props: {
    href: '가는 곳',
    children: '밑줄 친 말이자 이름',
    tone: 'muted는 드물게 쓰는 것',
    isInline: '문장의 일부. 줄 높이를 따름',
    isExternal: '제품 밖으로, 새 탭에서',
    onClick: '누를 때 함께 할 일',
    'aria-current': '지금 여기임을 알림',
    'aria-describedby': '같은 말의 링크가 줄마다 있을 때, 어느 줄인지 말해 주는 글의 id',
  },
  options: { tone: ['default', 'muted'] },
  changelog: [['2026-11-20', '아무리 짧은 링크도 손가락만큼 넓습니다.']],
};
