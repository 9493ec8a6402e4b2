import type { Guide } from '../../internal/guide.ts';
import type { LegendProps } from './Legend.tsx';

export const guide: Guide<LegendProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '달력이나 그래프의 표시가 무엇을 뜻하는지 알립니다.',
  whenToUse: ['표시만 보고는 뜻을 알 수 없는 달력과 그래프의 아래'],
  whenNotToUse: ['표시 곁에 이미 말이 있을 때'],
  anatomy: [
    ['표시', '쓰인 곳과 똑같이 그립니다. 스크린 리더에는 들리지 않습니다.'],
    ['뜻', '표시 바로 곁의 짧은 말'],
  ],
  keyboard: [],
  writing: ['뜻은 명사로 짧게 적습니다.'],
  props: { label: '스크린 리더가 읽는 이름', items: '표시와 뜻의 짝' },
};
