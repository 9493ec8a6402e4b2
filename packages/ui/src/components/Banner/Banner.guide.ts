import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { BannerProps } from './Banner.tsx';

export const guide: Guide<BannerProps> = {
  task: 'feedback',
  aliases: ['배너', '전체 알림'],
  purpose: '앱 전체에 영향을 주는 일을 알립니다.',
  whenToUse: ['연결이 끊겼을 때', '앱을 더 이상 사용할 수 없을 때'],
  whenNotToUse: [
    '화면 일부에 관한 알림에는 Notice를 씁니다.',
    '잠시 뒤 사라져도 되는 알림에는 Toast를 씁니다.',
  ],
  anatomy: [['문구', '무슨 일인지, 무엇을 할 수 있는지']],
  writing: ['합니다체로 한두 문장을 씁니다.'],
  props: {
    children: '알림 문구. 없으면 표시하지 않음',
    tone: '알림의 중요도',
    position: 'bottom은 화면 아래에 고정',
    role: 'alert는 스크린 리더가 바로 읽음',
  },
  options: optionsOf<BannerProps>()({
    tone: ['info', 'warning', 'danger'],
    position: ['top', 'bottom'],
    role: ['status', 'alert'],
  }),
};
