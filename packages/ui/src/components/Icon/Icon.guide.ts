import type { Guide } from '../../internal/guide.ts';
import type { IconProps } from './Icon.tsx';

export const guide: Guide<IconProps> = {
  task: 'display',
  aliases: ['아이콘'],
  purpose: '문구의 의미를 그림으로 보완합니다.',
  whenToUse: ['버튼이나 링크, 알림 문구 옆에 둘 때'],
  whenNotToUse: ['아이콘만으로 의미를 전하지 않습니다. 문구나 VisuallyHidden을 함께 둡니다.'],
  anatomy: [['선', '글자 색과 같은 색으로 그립니다.']],
  props: { name: '아이콘 이름' },
};
