import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { SkeletonProps } from './Skeleton.tsx';

export const guide: Guide<SkeletonProps> = {
  task: 'feedback',
  aliases: ['스켈레톤', '로딩'],
  purpose: '불러올 내용의 모양을 미리 보여 주어 화면이 밀리지 않게 합니다.',
  whenToUse: ['불러오는 중일 때. 실제 내용과 같은 크기로 SkeletonGroup 안에 둡니다.'],
  whenNotToUse: [
    '데이터가 없을 때는 EmptyState를 씁니다.',
    '버튼을 누른 뒤 기다릴 때는 Button의 isPending을 씁니다.',
  ],
  anatomy: [['SkeletonGroup', '스크린 리더가 불러오는 중임을 한 번 읽습니다.']],
  writing: ['SkeletonGroup에는 무엇을 불러오는지 씁니다. 예: 수업을 불러오는 중'],
  props: {
    lines: '텍스트의 줄 수',
    height: '텍스트 대신 보여 줄 사각형의 높이: 입력란, 줄, 차트',
    sampleText: '실제 문구와 길이가 비슷한 예시 문구. 같은 높이로 공간을 확보',
  },
  options: optionsOf<SkeletonProps>()({
    height: ['control', 'row', 'chart'],
  }),
};
