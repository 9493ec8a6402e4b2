import type { Guide } from '../../internal/guide.ts';
import type { LegendProps } from './Legend.tsx';

export const guide: Guide<LegendProps> = {
  task: 'display',
  aliases: ['범례'],
  purpose: '달력이나 차트에 쓴 표시의 의미를 알려 줍니다.',
  whenToUse: ['표시만으로 의미를 알기 어려운 달력이나 차트 아래'],
  whenNotToUse: ['표시 옆에 이미 설명이 있으면 쓰지 않습니다.'],
  anatomy: [
    ['표시', '실제 표시와 똑같이 그립니다. 스크린 리더가 읽지 않습니다.'],
    ['값 (선택)', '설명 옆의 수치. 휴대폰에서는 한 줄에 하나씩'],
  ],
  writing: ['짧은 명사로 씁니다.'],
  props: { label: '스크린 리더가 읽는 이름', items: '표시와 설명, 값' },
};
