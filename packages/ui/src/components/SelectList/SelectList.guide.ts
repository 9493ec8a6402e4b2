import type { Guide } from '../../internal/guide.ts';
import type { SelectListProps } from './SelectList.tsx';

export const guide: Guide<SelectListProps<string>> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '줄로 된 목록에서 몇 개든 고릅니다. 고를 수 없는 줄은 까닭을 보여 줍니다.',
  whenToUse: ['한꺼번에 지우거나 옮길 것을 고를 때'],
  whenNotToUse: [
    '시간처럼 짧은 자리는 ToggleSlots입니다.',
    '하나만 고르면 RadioGroup입니다.',
    '고르지 않고 보기만 하면 RowList입니다.',
  ],
  anatomy: [
    ['이름과 모두 선택', '모두 고르면 같은 버튼이 선택 해제가 됩니다.'],
    ['줄', '첫머리, 제목, 끝의 상태. 줄 어디를 눌러도 바뀝니다.'],
    ['까닭 (고를 수 없을 때)', '줄 곁, 좁으면 아래'],
    ['오류 (있을 때)', '줄 아래. 나타나면 읽어 주고, 줄은 고른 채로 남습니다.'],
  ],
  keyboard: [
    ['Tab', '다음 줄로 갑니다. 고를 수 없는 줄은 지나칩니다.'],
    ['Space', '고르고 풉니다.'],
  ],
  writing: [
    '줄의 글이 그대로 체크 상자의 이름이 됩니다. 줄마다 달라야 합니다.',
    '까닭은 짧은 명사구로: 이미 시작됨',
  ],
  props: {
    label: '무엇을 고르는지. 보이는 이름',
    rows: '줄들: 첫머리, 제목, 끝의 상태, 고를 수 없는 까닭이나 오류',
    selected: '고른 줄의 id',
    onChange: '고른 줄의 id 모두, 줄의 차례대로',
  },
};
