import type { Guide } from '../../internal/guide.ts';
import type { FloatingActionProps } from './FloatingAction.tsx';

export const guide: Guide<FloatingActionProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '화면의 가장 중요한 다음 단계를 언제나 손이 닿는 아래쪽에 둡니다.',
  whenToUse: ['읽어 내려가는 긴 화면에서 하나의 다음 단계'],
  whenNotToUse: ['고른 것의 요약이 함께 있으면 ActionBar입니다.', '한 화면에 둘을 두지 않습니다.'],
  anatomy: [
    ['버튼', 'LinkButton이나 Button 하나. 휴대폰에서는 창 너비, 넓은 창에서는 오른쪽 아래'],
    [
      '바탕',
      '휴대폰에서 아래로 지나가는 내용이 옅어집니다. 넓은 창에서는 버튼이 흰색이라 빨간 그림 위에서도 보입니다.',
    ],
    ['끝의 자리', '화면 끝에 자리를 비워 아무것도 가리지 않습니다.'],
  ],
  keyboard: [],
  writing: ['하는 일을 적습니다.'],
  props: { children: '버튼 하나' },
};
