import { type Guide, linkKeys, optionsOf } from '../../internal/guide.ts';
import type { PictureCardProps } from './PictureCard.tsx';

export const guide: Guide<PictureCardProps> = {
  task: 'navigation',
  aliases: ['이미지 카드'],
  purpose: '이미지와 함께 이동할 곳을 비교해 보여 줍니다. 카드 어디를 눌러도 이동합니다.',
  whenToUse: ['2~6개 중 하나를 골라 이동할 때'],
  whenNotToUse: [
    '이동하지 않고 고르기만 할 때는 RadioGroup의 카드를 씁니다.',
    '이미지가 없으면 RowList를 씁니다.',
  ],
  anatomy: [
    ['이미지', '장식 이미지. 휴대폰에서는 텍스트 옆에, 데스크톱에서는 위에 놓입니다.'],
    ['하단', '화살표 또는 버튼. 나란히 놓인 카드끼리 같은 높이에 맞춥니다.'],
  ],
  keyboard: linkKeys,
  writing: ['제목에는 이동할 곳의 이름을, 설명에는 한 문장을 씁니다.'],
  props: {
    as: 'HTML 요소. 목록 안에서는 li',
    picture: '장식 이미지',
    isFirst: '화면이 열릴 때 바로 보이는 카드. 나머지는 이미지를 스크롤할 때 불러옴',
    title: '제목',
    detail: '가격 같은 핵심 정보',
    note: '핵심 정보의 기준. 핵심 정보 아래에 작게 표시',
    text: '한 문장',
    href: '카드를 누르면 이동할 주소',
    action: '링크 대신 카드에 넣을 버튼',
  },
  options: optionsOf<PictureCardProps>()({ as: ['div', 'li'] }),
};
