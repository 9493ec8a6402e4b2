import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { PlainButtonProps } from './PlainButton.tsx';

export const guide: Guide<PlainButtonProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '첫 화면에서도 가볍게 쓸 수 있는 버튼입니다.',
  whenToUse: ['홈과 오시는 길처럼 빨리 떠야 하는 공개 화면과 오류 화면'],
  whenNotToUse: ['그 밖에서는 처리 중과 까닭을 아는 Button입니다.'],
  anatomy: [['말', '이름의 전부']],
  keyboard: buttonKeys,
  writing: ['무엇이 일어나는지 동사로 씁니다.'],
  props: {
    children: '말이자 이름의 전부',
    onClick: '누를 때마다',
    variant: 'Button과 같은 모습',
    size: '둘 다 44px 이상',
    'aria-haspopup': '무엇을 여는지',
    'aria-keyshortcuts': '같은 일을 하는 글쇠',
  },
  options: {
    variant: ['primary', 'secondary', 'ghost', 'danger'],
    size: ['md', 'sm'],
    'aria-haspopup': ['dialog', 'menu'],
  },
};
