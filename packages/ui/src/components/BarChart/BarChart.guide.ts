import type { Guide } from '../../internal/guide.ts';
import type { BarChartProps } from './BarChart.tsx';

export const guide: Guide<BarChartProps> = {
  status: 'stable',
  purpose: '읽기보다 보고 싶은 숫자를 막대로 견줍니다.',
  whenToUse: ['날짜나 이름마다 숫자를 견줄 때', '종류를 쌓아 합계와 비중을 함께 볼 때'],
  whenNotToUse: [
    '정확한 값은 아래의 표가 맡습니다. 그래프만 두지 않습니다.',
    '숫자가 하나면 크게 쓰는 편이 낫습니다.',
    '남은 몫은 ProgressRing으로 보여 줍니다.',
  ],
  anatomy: [
    ['범례', '종류가 둘 이상일 때. 밝기와 무늬를 함께 보여 줍니다.'],
    ['막대', '종류마다 밝기나 무늬가 다르고, 사이에 틈이 있습니다.'],
    ['숫자', '막대에 붙습니다. 자리가 모자라면 가장 높은 막대에만 씁니다.'],
    ['이름', '날짜는 아래에 겹치지 않을 만큼만, 사람 이름은 왼쪽'],
  ],
  keyboard: [],
  writing: [
    '이름에는 무엇을 언제부터 언제까지 보여 주는지 씁니다.',
    '숫자는 휴대폰에서도 읽히게 줄입니다: 120만.',
  ],
  props: {
    label: '그림이 보여 주는 것. 스크린 리더가 읽는 이름',
    series: '견줄 종류들',
    rows: '막대의 자리들: 날짜나 이름',
    formatValue: '막대 곁의 숫자를 쓰는 방법',
    orientation: 'vertical은 날짜, horizontal은 이름',
    isStacked: '종류를 나란히 두지 않고 쌓음',
  },
  options: { orientation: ['vertical', 'horizontal'] },
};
