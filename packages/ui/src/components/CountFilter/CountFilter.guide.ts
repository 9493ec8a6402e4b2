import { buttonKeys, type Guide } from '../../internal/guide.ts';
import type { CountFilterProps } from './CountFilter.tsx';

export const guide: Guide<CountFilterProps> = {
  status: 'draft',
  task: 'input',
  aliases: ['필터', '요약 필터', '건수 필터'],
  purpose: '조건마다 몇 건인지 먼저 보여 주고, 누르면 그 조건으로 목록을 좁힙니다.',
  whenToUse: ['목록에서 챙겨야 할 것이 몇 건인지 한눈에 보여 주고 바로 볼 수 있게 할 때'],
  whenNotToUse: [
    '건수가 중요하지 않으면 Select나 FilterBar의 빠른 선택을 씁니다.',
    '조건이 일곱 개 이상이면 Select를 씁니다.',
    '누를 수 없는 숫자는 Stat을 씁니다.',
  ],
  anatomy: [
    ['조건', '첫 번째는 전체입니다. 하나만 선택할 수 있고, 선택한 조건은 테두리로 표시합니다.'],
    ['건수', '아직 모르면 –로 표시해 자리를 유지합니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['조건은 짧게, 건수는 단위와 함께 씁니다. 예: 7일 이내 만료, 3명'],
  props: {
    label: '스크린 리더가 읽는 그룹의 이름',
    items: '조건: id, label, count. 첫 번째는 전체',
    value: '선택한 조건의 id',
    onChange: '조건을 눌렀을 때 실행할 동작',
  },
};
