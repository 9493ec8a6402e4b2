import type { Guide } from '../../internal/guide.ts';
import type { IconProps } from './Icon.tsx';

export const guide: Guide<IconProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '말의 뜻을 그림으로 한 번 더 보여 줍니다.',
  whenToUse: ['버튼이나 링크, 알림의 말 곁'],
  whenNotToUse: ['그림만으로 뜻을 전할 때. 곁에 말이나 VisuallyHidden을 둡니다.'],
  anatomy: [['선', '글자 색을 따릅니다.']],
  keyboard: [],
  writing: [],
  props: { name: '그림의 이름', size: '둘레 글자에 견준 크기' },
  options: { size: ['sm', 'md', 'lg'] },
};
