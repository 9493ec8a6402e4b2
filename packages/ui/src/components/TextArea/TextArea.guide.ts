import { type Guide, textControlProps } from '../../internal/guide.ts';
import type { TextAreaProps } from './TextArea.tsx';

export const guide: Guide<TextAreaProps> = {
  task: 'input',
  aliases: ['여러 줄 입력', '텍스트 영역'],
  purpose: '여러 줄의 텍스트를 입력받습니다.',
  whenToUse: ['리뷰처럼 긴 글을 입력받을 때'],
  whenNotToUse: ['한 줄이면 TextField를 씁니다.'],
  anatomy: [
    ['레이블', '무엇을 입력하는지 알려 줍니다.'],
    ['입력란', '높이를 늘릴 수 있습니다.'],
    [
      '글자 수 (제한이 있을 때)',
      '입력한 글자 수와 최대 글자 수를 표시합니다. 넘으면 오류 색이 됩니다.',
    ],
    ['도움말 또는 오류', '입력란 아래에 표시합니다.'],
  ],
  keyboard: [
    ['Tab', '포커스가 이동합니다. 들여쓰기에는 쓰지 않습니다.'],
    ['Enter', '줄을 바꿉니다. onEnter가 있으면 실행합니다.'],
    ['Shift+Enter', '줄을 바꿉니다.'],
  ],
  writing: ['휴대폰에는 없는 키를 도움말에 쓰지 않습니다.'],
  props: {
    ...textControlProps,
    value: '입력한 텍스트',
    onEnter:
      'Enter를 눌렀을 때 실행할 동작. 휴대폰 자판의 Enter는 보내기가 됨. 조합 중인 한글은 완성한 다음에 한 번 실행하고, 한자나 일본어의 후보를 고르는 Enter에는 실행하지 않음',
    rows: '처음 높이 (줄 수)',
    maxLength:
      '최대 글자 수. 넘는 글도 잘리지 않으며, 오류가 되어 lengthError를 표시. 앞뒤 공백은 세지 않음',
    lengthError: 'maxLength를 넘은 글의 오류',
    placeholder: '예시 문구. 레이블을 대신하지 않음',
  },
};
