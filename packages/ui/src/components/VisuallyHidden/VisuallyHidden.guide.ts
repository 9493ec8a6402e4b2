import type { Guide } from '../../internal/guide.ts';
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx';

export const guide: Guide<VisuallyHiddenProps> = {
  status: 'stable',
  purpose: '스크린 리더에만 들리는 말입니다.',
  whenToUse: ['표의 줄마다 같은 버튼을 가려낼 때: 예약하기 PT 12회'],
  whenNotToUse: [
    '보이는 사람에게도 쓸모 있는 말은 숨기지 않습니다.',
    '누를 수 있는 것을 넣지 않습니다.',
  ],
  anatomy: [['말', '보이지 않습니다.']],
  keyboard: [],
  writing: ['보이는 말 뒤에 이어 읽어도 말이 되게 씁니다.'],
  props: { children: '들려줄 말' },
  noVariantsStory: '보이는 것이 없습니다.',
};
