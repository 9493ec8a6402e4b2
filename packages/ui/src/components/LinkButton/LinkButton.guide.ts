import { type Guide, linkKeys } from '../../internal/guide.ts';
import type { LinkButtonProps } from './LinkButton.tsx';

export const guide: Guide<LinkButtonProps> = {
  status: 'stable',
  purpose: '버튼만큼 눈에 띄는 링크, 화면의 다음 걸음입니다.',
  whenToUse: ['공개 화면에서 가입이나 구매로 이어질 때', '빈 화면의 다음 걸음'],
  whenNotToUse: [
    '무언가를 바꾸는 것은 Button입니다.',
    '화면 아래에 머무는 것은 FloatingAction 안에 둡니다.',
  ],
  anatomy: [['말', '이름의 전부']],
  keyboard: linkKeys,
  writing: ['다음 걸음을 동사로: 멤버십 가입하기, 홈으로 가기.'],
  props: {
    href: '가는 곳',
    children: '말이자 이름의 전부',
    variant: 'primary는 화면에 하나뿐인 빨간 동작',
    size: '둘 다 44px 이상',
    isFullWidth: '둘레만큼 넓게',
    onClick: '누를 때 함께 할 일',
    'aria-describedby': '같은 말의 링크가 줄마다 있을 때, 어느 줄인지 말해 주는 글의 id',
  },
  options: { variant: ['primary', 'secondary', 'ghost'], size: ['md', 'sm'] },
};
