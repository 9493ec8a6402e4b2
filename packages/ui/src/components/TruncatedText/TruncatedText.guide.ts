import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { TruncatedTextProps } from './TruncatedText.tsx';

export const guide: Guide<TruncatedTextProps> = {
  status: 'draft',
  purpose: '길이를 알 수 없는 글을 접어서 보여 줍니다.',
  whenToUse: ['서버가 보낸 실패 이유처럼 얼마나 길지 모르는 글을 보여 줄 때'],
  whenNotToUse: ['우리가 쓴 글은 접지 말고 짧게 씁니다.', '제목과 버튼에는 쓰지 않습니다.'],
  anatomy: [
    ['글', '300자부터는 앞부분만 보입니다.'],
    ['더 보기, 접기 (글이 길 때)', '글 전체를 펼치고 다시 접습니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['접혀도 뜻이 통하도록 가장 중요한 말을 앞에 씁니다.'],
  props: { children: '보여 줄 글', id: '이름이나 설명으로 가리킬 글의 id. 버튼은 포함하지 않음' },
  since: '2026-11-21',
};
