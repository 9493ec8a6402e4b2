import type { Guide } from '../../internal/guide.ts';
import type { CapacityProps } from './Capacity.tsx';

export const guide: Guide<CapacityProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '정해진 자리 가운데 몇이 찼는지 보여 줍니다.',
  whenToUse: ['자리가 정해진 모임이나 방. 자리가 열둘까지면 점으로도 보입니다.'],
  whenNotToUse: ['남은 양의 비율은 ProgressRing입니다.', '할 수 없는 까닭은 버튼 곁에 적습니다.'],
  anatomy: [
    ['점', '찬 자리는 채우고 빈 자리는 테두리만. 읽히지 않습니다.'],
    ['이름과 수', '같은 것을 글로'],
  ],
  keyboard: [],
  writing: ['수는 찬 자리 먼저: 2/6. 모르는 수는 앱이 정한 빈 값으로 적습니다.'],
  props: {
    label: '무엇의 수인지',
    text: '보이고 읽히는 수',
    taken: '찬 자리의 수. 모르면 null',
    of: '모든 자리의 수. 모르면 null',
  },
};
