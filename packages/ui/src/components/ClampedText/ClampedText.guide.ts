import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { ClampedTextProps } from './ClampedText.tsx';

export const guide: Guide<ClampedTextProps> = {
  status: 'draft',
  purpose: '사용자가 쓴 긴 글을 여섯 줄까지 접어서 보여 줍니다.',
  whenToUse: ['리뷰처럼 여러 사람이 쓴 글을 목록으로 보여 줄 때'],
  whenNotToUse: [
    '버튼이나 알림의 이름이 되는 글에는 TruncatedText를 씁니다. 접힌 글도 스크린 리더는 모두 읽습니다.',
    '직접 쓴 문구는 접지 말고 짧게 줄입니다.',
  ],
  anatomy: [
    ['글', '쓴 그대로 줄을 바꿉니다. 접혀 있어도 찾기와 복사에는 전체가 포함됩니다.'],
    ['더 보기, 접기 (여섯 줄이 넘을 때)', '전체를 펼치고 다시 접습니다.'],
  ],
  keyboard: buttonKeys,
  writing: ['사용자가 쓴 글이므로 고치지 않고 그대로 보여 줍니다.'],
  props: { children: '표시할 글' },
};
