import { type GuideWithoutElement, buttonKeys } from '../../internal/guide.ts';
import type { PlainButtonProps } from './PlainButton.tsx';

export const guide: GuideWithoutElement<PlainButtonProps> = {
  status: 'draft',
  purpose: '첫 화면에서도 빠르게 표시되는 가벼운 버튼입니다.',
  whenToUse: ['홈처럼 빠르게 표시해야 하는 화면이나 오류 화면'],
  whenNotToUse: ['처리 중 상태나 누를 수 없는 이유가 필요하면 Button을 씁니다.'],
  anatomy: [['문구', '버튼에 표시되는 문구. 스크린 리더도 그대로 읽습니다.']],
  keyboard: buttonKeys,
  writing: ['누르면 일어나는 일을 씁니다.'],
  props: {
    children: '버튼에 표시되는 문구',
    onPress: '누를 때 실행할 동작',
    variant: 'Button과 같음',
    size: '모두 44px 이상',
    'aria-haspopup': '눌렀을 때 열리는 것',
    'aria-keyshortcuts': '같은 동작을 하는 단축키',
  },
  options: {
    variant: ['primary', 'secondary', 'ghost', 'danger'],
    size: ['md', 'sm'],
    'aria-haspopup': ['dialog', 'menu'],
  },
};
