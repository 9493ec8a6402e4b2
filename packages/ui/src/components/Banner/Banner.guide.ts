import type { Guide } from '../../internal/guide.ts';
import type { BannerProps } from './Banner.tsx';

export const guide: Guide<BannerProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '화면 하나가 아니라 앱 전체에 관한 일을 알립니다.',
  whenToUse: ['연결이 끊겼을 때', '아무 일도 할 수 없게 되었을 때'],
  whenNotToUse: ['한 부분에 관한 알림은 Notice입니다.', '잠시 뒤 사라져도 되면 Toast입니다.'],
  anatomy: [
    ['말', '무슨 일이고 무엇을 할 수 있는지'],
    ['할 일', '자리가 모자라면 말 아래로 내려갑니다.'],
  ],
  keyboard: [],
  writing: ['한두 문장으로 적고 합니다체로 끝맺습니다.'],
  props: {
    children: '알릴 말. 없으면 보이지 않음',
    tone: '얼마나 급한 일인지',
    position: 'bottom은 화면 아래에 머묾',
    role: 'alert는 읽던 것을 멈추고 읽음',
    actions: '곁에 놓을 버튼들',
  },
  options: {
    tone: ['info', 'warning', 'danger'],
    position: ['top', 'bottom'],
    role: ['status', 'alert'],
  },
};
