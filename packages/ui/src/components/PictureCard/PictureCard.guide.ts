import { type Guide, linkKeys } from '../../internal/guide.ts';
import type { PictureCardProps } from './PictureCard.tsx';

export const guide: Guide<PictureCardProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '사진과 함께 몇 가지 길을 견주어 보여 줍니다. 카드 어디를 눌러도 갑니다.',
  whenToUse: ['둘에서 여섯 가지 가운데 하나로 들어갈 때'],
  whenNotToUse: ['고르기만 하고 머무르면 RadioGroup의 카드입니다.', '사진이 없으면 RowList입니다.'],
  anatomy: [
    ['사진', '꾸밈. 휴대폰에서는 글 옆에, 데스크톱에서는 글 위에'],
    ['번호 (선택)', '읽히지 않습니다.'],
    ['제목', '링크의 이름 전부'],
    ['글', '한 문장'],
    [
      '발치',
      '결정에 쓰는 수치와 그 기준, 가는 곳의 말이나 카드의 버튼. 나란한 카드에서 같은 줄에 놓입니다.',
    ],
  ],
  keyboard: linkKeys,
  writing: ['제목은 가는 곳의 이름으로, 글은 한 문장으로.'],
  props: {
    as: '요소. 목록 안에서는 li',
    picture: '꾸미는 사진',
    number: '순서',
    title: '제목',
    level: '구조에서의 제목 단계',
    text: '한 문장',
    note: '수치의 기준. 수치 위에 작게',
    detail: '결정에 쓰는 수치',
    href: '카드 전체가 가는 곳',
    linkLabel: '발치에 적는 가는 곳. 읽히지 않음',
    action: '링크가 아닐 때 카드가 하는 일',
  },
  options: { as: ['div', 'li'], level: [2, 3, 4] },
};
