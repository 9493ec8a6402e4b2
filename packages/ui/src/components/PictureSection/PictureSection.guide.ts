import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { PictureSectionProps } from './PictureSection.tsx';

export const guide: Guide<PictureSectionProps> = {
  status: 'draft',
  task: 'display',
  aliases: ['이미지와 글', '소개'],
  purpose: '이미지 하나와 그 제목, 내용을 함께 보여 줍니다.',
  whenToUse: ['사람이나 공간을 소개할 때', '고른 사람을 다시 보여 줄 때 (sm)'],
  whenNotToUse: ['고르거나 이동하게만 할 때는 OptionCard나 PictureCard를 씁니다.'],
  anatomy: [
    ['이미지', '내용 옆에, 좁은 단에서는 내용 위에 놓입니다.'],
    ['내용', 'Heading과 짧은 문구. 가장 먼저 할 수 있는 일부터 놓습니다.'],
  ],
  keyboard: [],
  writing: ['대체 텍스트에는 이미지가 보여 주는 것을 한 문장으로 씁니다.'],
  props: {
    picture: '이미지 파일. 정사각형으로 자름',
    alt: '이미지의 대체 텍스트',
    isFirst: '화면이 열릴 때 바로 보이는 이미지. 나머지는 스크롤할 때 불러옴',
    children: 'Heading과 내용',
    size: 'sm은 작은 이미지를 늘 내용 옆에 배치',
  },
  options: optionsOf<PictureSectionProps>()({ size: ['sm', 'md'] }),
};
