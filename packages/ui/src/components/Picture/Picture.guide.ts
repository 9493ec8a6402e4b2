import type { Guide } from '../../internal/guide.ts';
import type { PictureProps } from './Picture.tsx';

export const guide: Guide<PictureProps> = {
  task: 'display',
  aliases: ['이미지', '사진'],
  purpose: '기기에 맞는 형식과 크기로 이미지를 불러오고, 인쇄물 같은 질감을 더합니다.',
  whenToUse: [
    '사진이나 일러스트를 보여 줄 때',
    '사람이나 공간을 소개할 때는 Inline의 Fill 둘에 정사각형 이미지와 글을 나란히 놓습니다.',
  ],
  whenNotToUse: [
    '의미를 보완하는 작은 그림에는 Icon을 씁니다.',
    '이미지 위에 텍스트를 얹을 때는 Cover를 씁니다.',
  ],
  anatomy: [
    ['이미지', '영역을 가득 채우며, 비율이 다르면 아래쪽을 더 자릅니다.'],
    ['질감', '이미지 위의 고운 입자. 누르기를 방해하지 않습니다.'],
  ],
  writing: ['대체 텍스트는 이미지의 내용을 한 문장으로 쓰고, 장식용이면 비워 둡니다.'],
  props: {
    picture: '원본 크기, 제공하는 너비, 파일 주소',
    widePicture: '가로로 넓은 화면에서 보여 줄 이미지',
    sizes: '화면에 표시되는 너비 (img의 sizes)',
    alt: '대체 텍스트',
    isSquare: '정사각형으로 자르고 모서리를 둥글게 함',
    isFirst: '화면이 열릴 때 바로 보이는 이미지. 나머지는 스크롤할 때 불러옴',
  },
};
