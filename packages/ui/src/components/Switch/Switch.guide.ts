import { fieldProps, type Guide } from '../../internal/guide.ts';
import type { SwitchProps } from './Switch.tsx';

export const guide: Guide<SwitchProps> = {
  task: 'choice',
  aliases: ['스위치', '토글'],
  purpose: '설정을 켜거나 끄며, 바로 적용됩니다.',
  whenToUse: ['결과가 바로 보이는 설정을 켜고 끌 때'],
  whenNotToUse: [
    '확인이 필요한 작업에는 Button을 씁니다.',
    '둘 중 하나를 고를 때는 RadioGroup을 씁니다.',
    '다른 입력란과 함께 제출할 때는 Checkbox를 씁니다.',
  ],
  anatomy: [
    ['스위치', '켜지면 빨간색과 체크로 표시합니다.'],
    ['문구', '무엇을 켜는지'],
    ['도움말 또는 오류', '스위치 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '포커스가 이동합니다.'],
    ['Space', '켜거나 끕니다.'],
  ],
  writing: ['켜졌을 때의 상태를 명사로 씁니다. 예: 삭제 모드. ‘켜기’라고 쓰지 않습니다.'],
  props: {
    ...fieldProps,
    hint: '스위치 아래 도움말. 오류가 있으면 오류 문구로 바뀜',
    error:
      '스위치 아래에 표시되는 오류. 예: 설정을 저장하지 못했습니다. null이면 줄을 미리 비워 둠',
    disabledReason: '변경할 수 없는 이유. 도움말 자리에 표시',
    defaultSelected: '켜짐 여부를 직접 관리하지 않을 때의 처음 값',
    label: '스위치에 표시되는 문구',
    isSelected: '켜짐 여부',
    onChange: '켜거나 껐을 때 실행할 동작',
    isDisabled: '지금 변경할 수 없을 때',
  },
};
