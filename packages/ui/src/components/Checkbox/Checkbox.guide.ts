import { type Guide, fieldProps } from '../../internal/guide.ts';
import type { CheckboxProps } from './Checkbox.tsx';

export const guide: Guide<CheckboxProps> = {
  task: 'choice',
  aliases: ['체크박스', '선택 상자'],
  purpose: '예 또는 아니요를 고르게 하고, 폼과 함께 제출합니다.',
  whenToUse: ['동의나 수신 여부처럼 저장할 때 함께 보낼 것을 고를 때', '표의 행을 고를 때'],
  whenNotToUse: [
    '누르면 바로 적용되는 설정에는 Switch를 씁니다.',
    '여러 개를 묶어 고를 때는 CheckboxGroup을 씁니다.',
    '하나만 고를 때는 RadioGroup을 씁니다.',
  ],
  anatomy: [
    ['상자', '고르면 빨간색과 체크로, 일부만 고르면 가로줄로 표시합니다.'],
    ['레이블', '상자와 함께 눌립니다.'],
    ['도움말 또는 오류', '레이블 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '포커스가 이동합니다.'],
    ['Space', '고르거나 해제합니다.'],
  ],
  writing: [
    '골랐을 때의 뜻을 긍정문으로 씁니다. 예: 이벤트 소식을 받습니다',
    '‘~하지 않음’처럼 부정문으로 쓰지 않습니다.',
  ],
  props: {
    ...fieldProps,
    label: '상자 옆에 표시되는 이름',
    isLabelHidden: '레이블을 화면에서만 숨김. 표의 행처럼 주변 내용으로 알 수 있을 때만 사용',
    hint: '레이블 아래 도움말. 오류가 있으면 오류 문구로 바뀜',
    isDisabled: '변경할 수 없음',
    disabledReason: '변경할 수 없는 이유. 도움말 자리에 표시',
    isSelected: '선택 여부. onChange와 함께 사용',
    defaultSelected: '선택 여부를 직접 관리하지 않을 때의 처음 값',
    onChange: '고르거나 해제할 때 실행할 동작',
    isIndeterminate: '대표하는 것 가운데 일부만 선택됨. 상자에 가로줄을 표시',
    value: '선택했을 때 폼이 보내는 값. 지정하지 않으면 on',
  },
};
