import type { Guide } from '../../internal/guide.ts';
import type { DisclosureProps } from './Disclosure.tsx';

export const guide: Guide<DisclosureProps> = {
  task: 'disclosure',
  aliases: ['아코디언', '펼치기', '접기'],
  purpose: '자세한 내용을 접어 두고, 누르면 펼쳐 보여 줍니다.',
  whenToUse: ['여러 항목 중 필요한 것만 자세히 볼 때', '가끔 쓰는 폼을 접어 둘 때'],
  whenNotToUse: [
    '텍스트가 길기만 하면 TruncatedText를 씁니다.',
    '꼭 읽어야 하는 내용은 접지 않습니다.',
  ],
  anatomy: [
    ['요약', '항상 보이며, 누르면 내용이 펼쳐집니다.'],
    ['내용', '펼쳤을 때만 보입니다. 누르면 시트와 같은 속도로 펼쳐지고 접힙니다.'],
  ],
  keyboard: [
    ['Tab', '요약으로 이동합니다.'],
    ['Enter, Space', '펼치거나 접습니다.'],
  ],
  writing: ['요약만 읽어도 내용을 짐작할 수 있게 씁니다.'],
  props: {
    summary: '항상 보이는 내용',
    children: '펼쳤을 때 보이는 내용. 접어도 입력한 값은 남음',
    defaultOpen: '처음부터 펼침',
  },
};
