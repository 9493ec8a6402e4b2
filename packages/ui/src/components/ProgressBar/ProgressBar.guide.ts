import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { ProgressBarProps } from './ProgressBar.tsx';

export const guide: Guide<ProgressBarProps> = {
  task: 'feedback',
  aliases: ['진행률', '프로그레스 바'],
  purpose: '작업이 얼마나 진행되었는지 보여 줍니다.',
  whenToUse: ['여러 개를 차례로 처리하거나 올리는 동안'],
  whenNotToUse: [
    '남은 횟수처럼 진행이 아닌 값은 텍스트로 씁니다.',
    '내용을 불러오는 중에는 Skeleton을 씁니다.',
    '버튼 하나의 처리에는 Button의 isPending을 씁니다.',
  ],
  writing: [
    '레이블에는 진행 중인 작업을 명사로 씁니다. 예: 수업 등록',
    '개수를 아는 작업에는 값을 개수로 씁니다. 예: 12개 중 3개',
  ],
  props: {
    label: '화면에 보이고 스크린 리더가 읽는 레이블',
    value: '진행된 양',
    maxValue: '전체 양. 지정하지 않으면 100',
    valueText: '화면에 표시하고 스크린 리더가 읽는 값. 지정하지 않으면 백분율',
    tone: '레이블의 뜻을 보조하는 색',
  },
  options: optionsOf<ProgressBarProps>()({ tone: ['neutral', 'success'] }),
};
