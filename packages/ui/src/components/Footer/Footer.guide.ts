import type { Guide } from '../../internal/guide.ts';
import type { FooterProps } from './Footer.tsx';

export const guide: Guide<FooterProps> = {
  status: 'stable',
  task: 'navigation',
  aliases: ['푸터'],
  purpose: '모든 화면 끝에 저작권을 표시합니다.',
  whenToUse: ['화면마다 한 번'],
  whenNotToUse: ['메뉴나 안내를 넣지 않습니다.'],
  anatomy: [
    ['저작권', '연도와 이름을 표시합니다.'],
    ['도구 (선택)', '작은 버튼이나 링크'],
  ],
  keyboard: [],
  writing: ['‘© 연도 이름’ 형식으로 씁니다.'],
  props: { copyright: '저작권 문구', children: '저작권 옆에 놓을 도구' },
  noVariantsStory: '화면에 하나만 둡니다.',
};
