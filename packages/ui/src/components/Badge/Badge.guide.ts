import type { Guide } from '../../internal/guide.ts';
import type { BadgeProps } from './Badge.tsx';

export const guide: Guide<BadgeProps> = {
  status: 'stable',
  purpose: '어떤 것의 상태를 한두 낱말로 곁에 붙입니다.',
  whenToUse: ['출석, 예약됨, 마감처럼 상태가 정해져 있을 때', '누를 수 없는 까닭을 짧게 적을 때'],
  whenNotToUse: [
    '누를 수 있는 것은 Button이나 Link입니다.',
    '문장은 본문에 씁니다.',
    '숫자를 세는 데 쓰지 않습니다.',
  ],
  anatomy: [
    ['그림 (선택)', '꾸밈. 읽히지 않습니다.'],
    ['말', '뜻은 모두 여기에 있습니다.'],
  ],
  keyboard: [],
  writing: ['한두 낱말, 마침표 없이.', '색을 보지 않아도 뜻이 통해야 합니다.'],
  props: { tone: '색. 뜻은 말이 전하고 색은 거듦', children: '한두 낱말', icon: '말 앞의 그림' },
  options: { tone: ['neutral', 'success', 'warning', 'danger', 'info', 'accent'] },
};
