import type { Guide } from '../../internal/guide.ts';
import type { DisclosureProps } from './Disclosure.tsx';

export const guide: Guide<DisclosureProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '자세한 내용을 접어 두었다가 누르면 펼칩니다.',
  whenToUse: ['여럿 가운데 하나만 자세히 볼 때', '가끔 쓰는 양식을 휴대폰에서 접어 둘 때'],
  whenNotToUse: ['글이 길 뿐이면 TruncatedText입니다.', '꼭 읽어야 하는 것은 접지 않습니다.'],
  anatomy: [
    ['요약', '언제나 보이고, 누르면 펼쳐집니다.'],
    ['내용', '펼쳤을 때만 보입니다.'],
  ],
  keyboard: [
    ['Tab', '요약으로 갑니다.'],
    ['Enter, Space', '펼치고 접습니다.'],
  ],
  writing: ['요약만 읽어도 무엇인지 알 수 있게 적습니다.'],
  props: {
    summary: '언제나 보이는 것',
    children: '펼치면 보이는 것. 접어도 입력한 것은 남음',
    openFrom: '이 너비부터 처음에 펼쳐져 있음',
    isPanel: '화면의 한 구역일 때 Panel과 같은 바탕',
  },
  options: { openFrom: ['tablet', 'desktop'] },
};
