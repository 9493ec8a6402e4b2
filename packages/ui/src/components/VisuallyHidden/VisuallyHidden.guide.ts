import type { Guide } from '../../internal/guide.ts';
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx';

export const guide: Guide<VisuallyHiddenProps> = {
  task: 'text',
  aliases: ['숨은 문구', '스크린 리더'],
  purpose: '스크린 리더만 읽는 문구를 넣습니다.',
  whenToUse: ['행마다 반복되는 버튼을 구분할 때. 예: 예약하기 PT 12회'],
  whenNotToUse: ['모두에게 필요한 문구는 숨기지 않습니다.', '버튼이나 링크를 넣지 않습니다.'],
  anatomy: [['문구', '화면에는 보이지 않습니다.']],
  writing: ['보이는 문구와 이어 읽어도 자연스럽게 씁니다.'],
  props: { children: '스크린 리더가 읽을 문구' },
  noVariantsStory: '화면에 표시되지 않습니다.',
};
