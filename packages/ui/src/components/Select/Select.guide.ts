import { fieldProps, type Guide, optionsOf, valueProps, widths } from '../../internal/guide.ts';
import type { SelectProps } from './Select.tsx';

export const guide: Guide<SelectProps<string>> = {
  task: 'choice',
  aliases: ['셀렉트', '드롭다운', '선택 목록'],
  purpose: '많은 선택지 중 하나를 기기의 목록에서 고르게 합니다.',
  whenToUse: ['연도와 월, 표 안의 권한처럼 공간이 좁을 때'],
  whenNotToUse: ['선택지를 한눈에 보여 줄 때는 RadioGroup을 씁니다.'],
  anatomy: [
    ['레이블', '무엇을 고르는지 알려 줍니다.'],
    ['입력란', '선택한 값과 화살표'],
  ],
  keyboard: [
    ['Tab', '포커스가 이동합니다.'],
    ['↑ ↓', '선택합니다.'],
    ['Space', '목록을 엽니다.'],
    ['문자', '그 문자로 시작하는 항목으로 이동합니다.'],
  ],
  writing: ['레이블에는 무엇을 고르는지 쓰고, 선택지는 짧은 명사로 씁니다.'],
  props: {
    ...fieldProps,
    ...valueProps,
    value: '선택한 항목. 없으면 null',
    onChange: '선택했을 때 실행할 동작',
    items: '선택지',
    placeholder: '아무것도 선택하지 않았을 때의 문구',
    size: 'sm은 표의 행과 도구 모음에 사용. 모두 44px 이상',
    variant: 'plain은 조작하기 전까지 텍스트로 표시. 행마다 있지만 드물게 변경하는 값에 사용',
    width: '다른 요소와 한 줄에 놓을 때의 너비. 없으면 부모 너비',
    'aria-describedby': '같은 레이블이 행마다 있을 때 행을 구분해 주는 텍스트의 id',
  },
  options: optionsOf<SelectProps<string>>()({
    size: ['md', 'sm'],
    variant: ['field', 'plain'],
    width: widths,
  }),
};
