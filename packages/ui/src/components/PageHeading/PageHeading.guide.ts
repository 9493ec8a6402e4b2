import type { Guide } from '../../internal/guide.ts';
import type { PageHeadingProps } from './PageHeading.tsx';

export const guide: Guide<PageHeadingProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '화면이 무엇인지 맨 위에서 알립니다.',
  whenToUse: ['모든 화면의 맨 위에 한 번'],
  whenNotToUse: [
    '화면 안의 제목은 Heading이나 Panel의 제목입니다.',
    '사진이 있는 첫머리는 Hero입니다.',
  ],
  anatomy: [
    ['제목', '화면에 하나뿐인 첫째 단계의 제목'],
    ['곁말', '무엇을 하는 화면인지 한 문장'],
    ['할 일', '화면 전체에 관한 버튼. 좁으면 아래로 내려갑니다.'],
  ],
  keyboard: [],
  writing: ['제목은 메뉴에 적힌 이름과 같게 적습니다.', '곁말은 한 문장으로 끝냅니다.'],
  props: {
    children: '화면의 제목',
    lead: '무엇을 하는 화면인지 한 문장',
    actions: '화면 전체에 관한 버튼',
  },
};
