import { type Guide, linkKeys } from '../../internal/guide.ts';
import type { PortraitProps } from './Portrait.tsx';

export const guide: Guide<PortraitProps> = {
  task: 'navigation',
  aliases: ['인물 사진', '사람 선택'],
  purpose: '사람의 모습과 이름을 보여 주고, 누르면 그 사람의 내용으로 이동합니다.',
  whenToUse: ['여러 사람을 나란히 보여 주고 저마다의 화면으로 연결할 때'],
  whenNotToUse: [
    '사람을 자세히 소개할 때는 정사각형 Picture를, 고를 때는 RadioGroup의 카드를 씁니다.',
  ],
  anatomy: [
    ['이미지', '가장자리까지 채운 4:5 비율'],
    ['이름', '이미지 아래쪽에 겹쳐 표시합니다. 대체 텍스트의 역할을 합니다.'],
  ],
  keyboard: linkKeys,
  writing: ['설명은 조사를 빼고 짧게 씁니다.'],
  props: {
    picture: '인물 이미지 파일',
    sizes: '화면에 표시되는 너비 (img의 sizes)',
    name: '이름',
    note: '이름 아래 설명',
    href: '누르면 이동할 주소',
    isFirst: '화면이 열릴 때 바로 보이는 인물. 나머지는 이미지를 스크롤할 때 불러옴',
  },
};
