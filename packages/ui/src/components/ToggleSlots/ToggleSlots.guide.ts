import type { Guide } from '../../internal/guide.ts';
import type { ToggleSlotsProps } from './ToggleSlots.tsx';

export const guide: Guide<ToggleSlotsProps> = {
  status: 'stable',
  purpose: '여러 자리 가운데 몇 개든 고릅니다.',
  whenToUse: ['수업을 등록할 시간'],
  whenNotToUse: ['하나만 고르면 RadioGroup입니다.'],
  anatomy: [
    ['이름', '무엇을 고르는지'],
    ['자리', '누르면 체크와 함께 채워집니다.'],
    ['까닭 (고를 수 없을 때)', '자리 아래: 등록됨'],
  ],
  keyboard: [
    ['Tab', '묶음에 들어오고 나갑니다.'],
    ['← →', '자리를 옮깁니다.'],
    ['Enter, Space', '고르고 풉니다.'],
  ],
  writing: ['자리는 06:00처럼 같은 꼴로, 까닭은 한 낱말로.'],
  props: {
    label: '보이는 이름',
    slots: '자리들',
    selected: '고른 것들',
    onChange: '고른 것 모두, 자리의 차례대로',
  },
};
