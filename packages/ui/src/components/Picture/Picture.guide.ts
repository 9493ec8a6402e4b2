import type { Guide } from '../../internal/guide.ts';
import type { PictureProps } from './Picture.tsx';

export const guide: Guide<PictureProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '기기에 맞는 형식과 너비로 받는, 인쇄물 같은 결이 있는 그림.',
  whenToUse: ['사진과 삽화'],
  whenNotToUse: [
    '뜻을 돕는 작은 기호는 아이콘입니다.',
    '글이 얹힌 그림은 Poster나 Hero, 사람의 소개는 Profile입니다.',
  ],
  anatomy: [
    ['그림', '놓인 자리를 채우며, 잘리면 아래쪽이 더 잘립니다.'],
    ['결', '그림 위의 고운 입자. 누를 수 없습니다.'],
  ],
  keyboard: [],
  writing: ['대체 텍스트는 보이는 것을 한 문장으로 적고, 꾸미기만 하면 비웁니다.'],
  props: {
    picture: '크기, 제공하는 너비들, 파일의 주소',
    widePicture: '가로로 넓은 창의 다른 그림',
    sizes: '보이는 너비. img의 sizes',
    alt: '대체 텍스트',
    isFirst: '화면이 열릴 때 보이는 그림. 나머지는 가까워지면 받음',
  },
};
