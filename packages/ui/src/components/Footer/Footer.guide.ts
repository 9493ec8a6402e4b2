import type { Guide } from '../../internal/guide.ts';
import type { FooterProps } from './Footer.tsx';

export const guide: Guide<FooterProps> = {
  task: 'navigation',
  aliases: ['푸터'],
  purpose: '모든 화면 끝에 저작권과, 메뉴에 없는 문서와 설정의 링크를 표시합니다.',
  whenToUse: ['화면마다 한 번'],
  whenNotToUse: ['메뉴에 있는 링크를 다시 넣지 않습니다.', '안내 문구를 넣지 않습니다.'],
  anatomy: [
    ['저작권', '연도와 이름을 표시합니다.'],
    ['링크 (선택)', '약관과 설정처럼 메뉴에 없는 화면'],
    ['도구 (선택)', '작은 버튼이나 링크. 아래에 따로 놓입니다.'],
  ],
  writing: ['저작권은 ‘© 연도 이름’ 형식으로, 링크는 화면 제목으로 씁니다.'],
  props: {
    copyright: '저작권 문구',
    links: '링크와, 스크린 리더가 읽는 목록의 이름',
    children: '아래에 따로 놓을 도구',
  },
  noVariantsStory: '화면에 하나만 둡니다.',
};
