import type { Guide } from '../../internal/guide.ts';
import type { SkeletonProps } from './Skeleton.tsx';

export const guide: Guide<SkeletonProps> = {
  status: 'stable',
  purpose: '곧 올 것의 모양을 미리 그려, 왔을 때 화면이 흔들리지 않게 합니다.',
  whenToUse: ['불러오는 동안. SkeletonGroup 안에 올 것과 같은 크기로'],
  whenNotToUse: ['비어 있는 것은 EmptyState입니다.', '누른 뒤의 기다림은 버튼의 처리 중입니다.'],
  anatomy: [
    ['모양', '글 줄, 덩어리, 동그라미. 읽히지 않습니다.'],
    ['SkeletonGroup', '불러오는 중이라고 한 번 읽어 줍니다.'],
  ],
  keyboard: [],
  writing: ['SkeletonGroup의 말은 무엇을 불러오는지: 수업을 불러오는 중.'],
  props: {
    variant: '모양: text, block, circle',
    lines: '글이 몇 줄인지',
    height: '덩어리의 높이: 칸, 줄, 카드, 그래프',
    sampleText: '올 말과 비슷한 길이의 말. 그 글자와 똑같은 높이로 자리를 잡음',
  },
  options: { variant: ['text', 'block', 'circle'], height: ['control', 'row', 'card', 'chart'] },
  changelog: [
    ['2026-11-21', '속성 insteadOf의 이름이 sampleText로 바뀌었습니다.'],
    ['2026-11-20', '올 말의 크기 그대로 자리를 잡을 수 있습니다.'],
  ],
};
