import type { Guide } from '../../internal/guide.ts';
import type { BreakdownProps } from './Breakdown.tsx';

export const guide: Guide<BreakdownProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['구성', '비중'],
  purpose: '전체가 무엇으로 이루어졌는지 막대 하나와 금액, 비중으로 보여 줍니다.',
  whenToUse: ['합치면 전체가 되는 종류 두 개에서 네 개의 금액과 비중을 함께 볼 때'],
  whenNotToUse: [
    '시간에 따른 변화는 BarChart로 보여 줍니다.',
    '점수처럼 순서가 있는 항목에는 Distribution을 씁니다.',
  ],
  anatomy: [
    ['막대', '비중만큼 나눕니다. 스크린 리더가 읽지 않습니다.'],
    ['표시', '차트의 범례와 같은 밝기와 무늬'],
    ['이름, 금액, 비중', '한 줄에 표시하고, 공간이 부족하면 이름 아래에 금액과 비중이 있습니다.'],
  ],
  keyboard: [],
  writing: ['비중은 반올림해도 합이 100%가 되게 씁니다.'],
  props: {
    items: '종류: 이름, 밝기와 무늬, 백분율, 금액, 비중의 표기. 불러오는 중에는 금액 대신 Skeleton',
  },
};
