import type { Guide } from '../../internal/guide.ts';
import type { PictureSectionProps } from './PictureSection.tsx';

export const guide: Guide<PictureSectionProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['이미지와 글', '소개'],
  purpose: '이미지 하나와 그 제목, 내용을 함께 보여 줍니다.',
  whenToUse: ['사람이나 공간을 하나씩 자세히 소개할 때'],
  whenNotToUse: [
    '고르거나 이동하게만 할 때는 Portrait나 PictureCard를 씁니다.',
    '화면의 첫머리에는 PictureBand를 씁니다.',
  ],
  anatomy: [
    [
      '이미지',
      '휴대폰에서는 창의 너비를 채우고 아래쪽을 잘라 냅니다. 피사체는 위쪽에 있어야 합니다.',
    ],
    ['제목', 'Heading과 짧은 문구. 휴대폰에서는 이미지 아래쪽에 겹쳐 이미지와 함께 보입니다.'],
    ['내용', '가장 먼저 할 수 있는 일부터 놓습니다. 휴대폰에서는 이미지 아래에 놓입니다.'],
  ],
  keyboard: [],
  writing: ['대체 텍스트에는 이미지가 보여 주는 것을 한 문장으로 씁니다.'],
  props: {
    picture: '4:5 비율의 이미지 파일',
    alt: '이미지의 대체 텍스트',
    isFirst: '화면이 열릴 때 바로 보이는 이미지. 나머지는 스크롤할 때 불러옴',
    title: 'Heading과 짧은 문구',
    children: '제목 아래의 내용',
    isReversed: '나란히 놓일 때 이미지를 글 뒤에 배치. 읽는 순서는 그대로',
  },
};
