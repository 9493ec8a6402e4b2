import type { Guide } from '../../internal/guide.ts';
import type { DistributionProps } from './Distribution.tsx';

export const guide: Guide<DistributionProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '하나가 어떻게 나뉘는지, 몫마다 막대와 수로 보여 줍니다.',
  whenToUse: ['별점의 분포처럼 몫이 정해진 차례로 있을 때'],
  whenNotToUse: ['서로 견주거나 시간에 따라 달라지는 수는 BarChart입니다.'],
  anatomy: [
    ['이름', '몫의 이름'],
    ['막대', '전체에서 차지하는 만큼. 읽히지 않습니다.'],
    ['수', '단위까지'],
  ],
  keyboard: [],
  writing: ['이름과 수만 읽어도 뜻이 통하게 씁니다: 5점, 12개.'],
  props: {
    rows: '몫들: 이름, 백분율, 수. 수는 불러오는 동안 Skeleton',
    tone: '막대의 색',
  },
  options: { tone: ['default', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] },
};
