import { type Guide, textControlProps } from '../../internal/guide.ts';
import type { TextAreaProps } from './TextArea.tsx';

export const guide: Guide<TextAreaProps> = {
  status: 'stable',
  purpose: '여러 줄의 글을 받습니다.',
  whenToUse: ['리뷰'],
  whenNotToUse: ['한 줄이면 TextField입니다.'],
  anatomy: [
    ['이름', ''],
    ['칸', '아래로 늘릴 수 있습니다.'],
    ['글자 수 (제한이 있을 때)', ''],
    ['도움말 또는 오류', ''],
  ],
  keyboard: [
    ['Tab', '초점이 옵니다. 들여쓰기에는 쓰지 않습니다.'],
    ['Enter', '줄을 바꿉니다. 화면이 등록에 쓰면 도움말에 적습니다.'],
  ],
  writing: ['도움말에 Enter가 무엇을 하는지 적습니다.'],
  props: {
    ...textControlProps,
    value: '쓴 글',
    onKeyDown: '브라우저의 키 이벤트. 한글을 짓는 중인지 가릴 수 있음',
    rows: '처음 높이 (줄)',
    maxLength: '가장 많은 글자 수. 센 수가 보임',
    placeholder: '보기 글. 이름을 대신하지 않음',
  },
};
