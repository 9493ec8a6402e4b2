import type { Guide } from '../../internal/guide.ts';
import type { PageHeadingProps } from './PageHeading.tsx';

export const guide: Guide<PageHeadingProps> = {
  status: 'draft',
  purpose: '화면 맨 위에 제목을 표시합니다.',
  whenToUse: ['모든 화면의 맨 위에 한 번'],
  whenNotToUse: [
    '화면 안의 제목에는 Heading이나 Panel의 title을 씁니다.',
    '이미지가 있는 첫머리에는 Hero를 씁니다.',
  ],
  anatomy: [
    ['제목', '화면에 하나뿐인 1단계 제목'],
    ['보조 문구', '화면을 설명하는 한 문장'],
    ['동작', '화면 전체에 적용되는 버튼. 공간이 부족하면 아래로 내려갑니다.'],
  ],
  keyboard: [],
  writing: ['제목은 메뉴 이름과 같게 씁니다.', '보조 문구는 한 문장으로 씁니다.'],
  props: {
    children: '화면 제목',
    lead: '화면을 설명하는 한 문장',
    actions: '화면 전체에 적용되는 버튼',
  },
};
