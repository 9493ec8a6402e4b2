import type { Guide } from '../../internal/guide.ts';
import type { FloatingActionProps } from './FloatingAction.tsx';

export const guide: Guide<FloatingActionProps> = {
  task: 'action',
  aliases: ['플로팅 버튼', '고정 버튼'],
  purpose: '가장 중요한 다음 단계 버튼을 손이 닿기 쉬운 화면 아래에 고정합니다.',
  whenToUse: ['긴 화면에서 다음 단계가 하나일 때'],
  whenNotToUse: [
    '선택한 항목을 함께 보여 줄 때는 ActionBar를 씁니다.',
    '한 화면에 둘 이상 두지 않습니다.',
  ],
  anatomy: [
    [
      '버튼',
      'LinkButton이나 Button 하나. 휴대폰에서는 화면 너비로, 넓은 화면에서는 본문의 오른쪽 끝에 맞춰 놓입니다.',
    ],
    [
      '배경',
      '휴대폰에서는 내용이 버튼에 닿기 전에 흐려지고, 640px부터는 화면 끝의 띠에 놓여 버튼이 내용을 가리지 않습니다.',
    ],
    ['하단 여백', '화면 끝에 여백을 두어 내용을 가리지 않습니다.'],
  ],
  writing: ['누르면 일어나는 일을 씁니다.'],
  props: { children: '버튼 하나' },
};
