import type { Guide } from '../../internal/guide.ts';
import type { DescriptionListProps } from './DescriptionList.tsx';

export const guide: Guide<DescriptionListProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '한 가지에 대한 여러 사실을 이름과 값으로 보여 줍니다.',
  whenToUse: ['주소와 운영 시간, 상품의 조건'],
  whenNotToUse: [
    '여러 가지를 같은 항목으로 견주는 것은 Table입니다.',
    '큰 숫자 몇 개는 StatGroup입니다.',
  ],
  anatomy: [
    ['이름', '왼쪽. 스크린 리더는 값과 짝지어 읽습니다.'],
    ['값', '글, 링크, 목록'],
  ],
  keyboard: [],
  writing: ['이름은 한두 낱말로, 쌍점 없이.'],
  props: {
    items: '이름과 값의 줄들',
    layout: '값이 이름 옆의 칸에 서는지, 줄의 끝에 서는지',
  },
  options: { layout: ['columns', 'ends'] },
};
