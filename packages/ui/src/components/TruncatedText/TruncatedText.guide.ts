import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { TruncatedTextProps } from './TruncatedText.tsx';

export const guide: Guide<TruncatedTextProps> = {
  status: 'draft',
  purpose: '길이를 알 수 없는 텍스트를 접어서 보여 줍니다.',
  whenToUse: ['서버가 보낸 실패 이유처럼 길이를 알 수 없는 텍스트를 보여 줄 때'],
  whenNotToUse: ['직접 쓴 문구는 접지 말고 짧게 줄입니다.', '제목과 버튼에는 쓰지 않습니다.'],
  anatomy: [
    ['텍스트', '300자가 넘으면 앞부분만 보입니다.'],
    ['더 보기, 접기 (텍스트가 길 때)', '전체를 펼치고 다시 접습니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['접혀 있어도 이해할 수 있도록 중요한 내용을 앞에 씁니다.'],
  props: {
    children: '표시할 텍스트',
  },
};
