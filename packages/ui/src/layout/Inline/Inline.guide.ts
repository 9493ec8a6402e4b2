import type { Guide } from '../../internal/guide.ts';
import type { InlineProps } from './Inline.tsx';

export const guide: Guide<InlineProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '여러 가지를 옆으로 놓고, 자리가 모자라면 다음 줄로 내립니다.',
  whenToUse: ['버튼 묶음, 제목과 곁의 수, 배지들'],
  whenNotToUse: [
    '너비가 같은 칸은 Tiles입니다.',
    '휴대폰에서 위아래로 바뀌는 두 덩어리는 Split입니다.',
  ],
  anatomy: [
    ['아이들', '간격은 Inline이 정합니다.'],
    [
      'Fill (선택)',
      '다른 아이들이 남긴 자리를 모두 가집니다. p나 summary 안에서는 as를 span으로 줍니다.',
    ],
  ],
  keyboard: [],
  writing: [],
  props: {
    children: '놓을 것들',
    as: '요소. span이면 글 안에 들어감',
    gap: '사이의 간격',
    rowGap: '다음 줄과의 간격. 없으면 gap과 같음',
    align: '세로로 맞추는 곳',
    justify: '가로로 모으는 곳',
    minHeight: '가장 낮은 높이. 버튼이 나중에 와도 아래가 움직이지 않음',
    isUnwrapped: '다음 줄로 내리지 않음',
  },
  options: {
    as: ['div', 'span', 'p', 'header', 'footer', 'section', 'ul', 'ol', 'li'],
    gap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    rowGap: ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast'],
    align: ['start', 'center', 'end', 'baseline', 'stretch'],
    minHeight: ['target', 'control'],
    justify: ['start', 'center', 'end', 'between'],
  },
};
