import type { Guide } from '../../internal/guide.ts';
import type { BarChartProps } from './BarChart.tsx';

export const guide: Guide<BarChartProps> = {
  status: 'stable',
  task: 'display',
  aliases: ['막대 차트', '그래프'],
  purpose: '숫자를 막대의 길이로 비교합니다.',
  whenToUse: ['날짜나 이름별로 숫자를 비교할 때', '종류별로 쌓아 합계와 비중을 함께 볼 때'],
  whenNotToUse: [
    '차트만 두지 않습니다. 정확한 값은 아래 표로 보여 줍니다.',
    '숫자가 하나뿐이면 Stat을 씁니다.',
    '남은 비율에는 ProgressRing을 씁니다.',
  ],
  anatomy: [
    ['범례', '종류가 둘 이상일 때 밝기와 무늬를 함께 보여 줍니다.'],
    ['막대', '종류마다 밝기나 무늬가 다르고, 사이에 틈을 둡니다.'],
    ['숫자', '막대 옆에 표시합니다. 공간이 부족하면 가장 높은 막대에만 표시합니다.'],
    [
      '눈금 (세로 막대)',
      '0과 중간, 끝의 값을 선과 함께 표시합니다. 끝은 가장 높은 막대에 가까운 수입니다.',
    ],
    ['0 (0보다 작은 값이 있을 때)', '막대가 0의 위아래나 양옆으로 나뉩니다.'],
    [
      '스크롤 (막대가 아주 많을 때)',
      '막대는 알아볼 수 없게 얇아지지 않고, 차트 안에서 스크롤합니다. 날짜는 최근부터 보입니다.',
    ],
    ['이름', '날짜는 아래에 서로 겹치지 않을 만큼만, 사람 이름은 왼쪽에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '스크롤하는 차트로 이동합니다.'],
    ['← → ↑ ↓', '차트 안을 스크롤합니다.'],
  ],
  writing: [
    '차트 이름에는 무엇을 어느 기간 동안 보여 주는지 씁니다.',
    '숫자는 휴대폰에서도 읽기 쉽게 줄여 씁니다. 예: 120만',
  ],
  props: {
    label: '스크린 리더가 읽는 차트 이름',
    series: '비교할 종류',
    items: '막대를 그릴 항목: id와 날짜나 이름. 값이 null이거나 없으면 비워 둠',
    formatValue: '막대 옆 숫자의 표기 방법',
    orientation: 'vertical은 날짜별, horizontal은 이름별',
    isStacked: '종류를 쌓아서 표시',
  },
  options: { orientation: ['vertical', 'horizontal'] },
};
