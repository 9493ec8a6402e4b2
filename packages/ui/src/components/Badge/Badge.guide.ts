import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { BadgeProps } from './Badge.tsx';

export const guide: Guide<BadgeProps> = {
  task: 'display',
  aliases: ['배지', '상태 표시', '라벨'],
  purpose: '상태를 한두 단어로 표시합니다.',
  whenToUse: [
    '출석, 예약됨, 마감처럼 정해진 상태를 표시할 때',
    '누를 수 없는 이유를 짧게 표시할 때',
  ],
  whenNotToUse: [
    '누를 수 있어야 하면 Button이나 Link를 씁니다.',
    '문장은 본문에 씁니다.',
    '개수를 나타내는 데 쓰지 않습니다.',
  ],
  writing: ['한두 단어로 쓰고 마침표를 찍지 않습니다.', '색을 보지 않아도 뜻을 알 수 있게 씁니다.'],
  props: {
    tone: '색. 의미는 문구로 전하고 색은 보조로만 사용',
    children: '한두 단어',
  },
  options: optionsOf<BadgeProps>()({ tone: ['neutral', 'success', 'warning', 'danger', 'info'] }),
};
