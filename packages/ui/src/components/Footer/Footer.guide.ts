import type { Guide } from '../../internal/guide.ts';
import type { FooterProps } from './Footer.tsx';

export const guide: Guide<FooterProps> = {
  status: 'stable',
  purpose: '모든 화면의 끝, 저작권 한 줄입니다.',
  whenToUse: ['화면마다 한 번'],
  whenNotToUse: ['메뉴나 안내를 넣지 않습니다.'],
  anatomy: [
    ['저작권', ''],
    ['도구 (선택)', '작은 버튼이나 링크'],
  ],
  keyboard: [],
  writing: ['© 연도 이름'],
  props: { copyright: '저작권 한 줄', children: '곁에 두는 도구' },
  noVariantsStory: '화면에 하나뿐입니다.',
};
