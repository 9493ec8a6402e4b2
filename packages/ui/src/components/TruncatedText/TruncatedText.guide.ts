import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { TruncatedTextProps } from './TruncatedText.tsx';

export const guide: Guide<TruncatedTextProps> = {
  task: 'text',
  aliases: ['말줄임', '더 보기'],
  purpose: '길이를 알 수 없는 텍스트를 접어서 보여 줍니다.',
  whenToUse: [
    '서버가 보낸 실패 이유처럼 길이를 알 수 없는 텍스트를 보여 줄 때',
    '리뷰처럼 사용자가 쓴 글을 목록으로 보여 줄 때 (maxLines)',
    '표의 셀처럼 좁은 곳에서 이름이 길어질 수 있을 때 (maxLines, span)',
  ],
  whenNotToUse: [
    '직접 쓴 문구는 접지 말고 짧게 줄입니다.',
    '제목과 버튼에는 쓰지 않습니다.',
    '버튼이나 알림의 이름이나 설명이 되는 텍스트에는 maxLines를 쓰지 않습니다. 접힌 줄도 스크린 리더는 모두 읽습니다.',
  ],
  anatomy: [
    ['텍스트', '300자가 넘으면 앞부분만 보입니다. 스크린 리더도 앞부분만 읽습니다.'],
    [
      '글 (maxLines)',
      '쓴 그대로 줄을 바꾸고, 정한 줄 수까지 보입니다. 접혀 있어도 찾기와 복사에는 전체가 포함됩니다.',
    ],
    ['더 보기, 접기 (텍스트가 길 때)', '전체를 펼치고 다시 접습니다.'],
  ],
  keyboard: buttonKeys,
  writing: [
    '접혀 있어도 이해할 수 있도록 중요한 내용을 앞에 씁니다.',
    '사용자가 쓴 글은 고치지 않고 그대로 보여 줍니다.',
  ],
  props: {
    children: '표시할 텍스트',
    maxLines: '사용자가 쓴 글에서 접혔을 때 보이는 줄 수. 없으면 300자부터 접음',
    as: '줄 수로 접는 텍스트의 요소. 셀이나 다른 텍스트 안에서는 span',
  },
};
