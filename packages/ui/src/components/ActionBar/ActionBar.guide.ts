import { buttonKeys, type Guide } from '../../internal/guide.ts';
import type { ActionBarProps } from './ActionBar.tsx';

export const guide: Guide<ActionBarProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '고른 것과 다음 걸음을 화면 아래쪽에 붙여 둡니다.',
  whenToUse: ['길게 늘어선 것 가운데 하나를 고르고 나아갈 때'],
  whenNotToUse: [
    '짧은 양식은 끝에 Button을 둡니다.',
    '고르는 것이 없으면 고정된 LinkButton입니다.',
  ],
  anatomy: [
    ['고를 것', '막대는 이것이 보이는 동안 아래쪽에 머무르고, 초점이 온 것을 가리지 않습니다.'],
    ['고른 것', '이름, 값, 덧붙이는 말. 고르기 전에는 안내'],
    ['다음 걸음', '누를 수 없으면 까닭이 고른 것의 자리를 가집니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['안내는 고르면 무엇이 나오는지 말합니다.'],
  props: {
    children: '고를 것',
    summary: '고른 것의 이름, 값, 덧붙이는 말. 없으면 null',
    placeholder: '고르기 전의 안내',
    actionLabel: '다음 걸음의 이름',
    onAction: '눌렀을 때',
    isPending: '처리 중',
    disabledReason: '누를 수 없는 까닭',
  },
};
