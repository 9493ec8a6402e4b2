import type { Guide } from '../../internal/guide.ts';
import type { CapacityProps } from './Capacity.tsx';

export const guide: Guide<CapacityProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['정원', '잔여석'],
  purpose: '정원 중 몇 자리가 찼는지 보여 줍니다.',
  whenToUse: ['정원이 있는 모임이나 공간을 표시할 때. 12자리까지는 점으로도 표시합니다.'],
  whenNotToUse: ['예약할 수 없는 이유는 여기에 쓰지 않고 버튼 옆에 적습니다.'],
  anatomy: [
    ['점', '찬 자리는 채우고 빈 자리는 테두리로 표시합니다. 스크린 리더가 읽지 않습니다.'],
    ['이름과 숫자', '점과 같은 내용을 텍스트로 표시합니다.'],
  ],
  keyboard: [],
  writing: ['찬 자리를 먼저 씁니다. 예: 2/6. 모르는 값은 앱에서 정한 빈 값으로 씁니다.'],
  props: {
    label: '숫자의 이름',
    text: '화면에 표시하고 스크린 리더가 읽는 숫자',
    value: '찬 자리 수. 모르면 null',
    maxValue: '전체 자리 수. 모르면 null',
  },
};
