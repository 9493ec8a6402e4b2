import type { Guide } from '../../internal/guide.ts';
import type { DividerProps } from './Divider.tsx';

export const guide: Guide<DividerProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '내용의 다른 부분이 시작하는 곳에 긋는 선.',
  whenToUse: ['화면의 끝에서 다음 걸음을 권할 때', '나란한 소개들의 첫머리'],
  whenNotToUse: ['같은 것들의 사이는 Stack의 dividers입니다.', '제목만으로 나뉘면 긋지 않습니다.'],
  anatomy: [['선', '담긴 곳만큼 깁니다. 위아래의 간격은 Stack이 정합니다.']],
  keyboard: [],
  writing: [],
  props: { tone: '눈에 띄는 시작인지, 나누기만 하는지' },
  options: { tone: ['subtle', 'accent'] },
};
