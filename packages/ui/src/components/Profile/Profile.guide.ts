import type { Guide } from '../../internal/guide.ts';
import type { ProfileProps } from './Profile.tsx';

export const guide: Guide<ProfileProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '한 사람을 큰 그림과 글로 소개합니다.',
  whenToUse: ['함께하는 사람들을 차례로 소개하는 화면'],
  whenNotToUse: ['여럿 가운데 고르는 것은 Portrait가 든 RadioGroup입니다.'],
  anatomy: [
    ['그림', '휴대폰에서는 창 너비로 글 위에, 넓은 창에서는 글 옆에'],
    ['번호 (선택)', '꾸밈. 읽히지 않습니다.'],
    ['이름과 하는 일', '제목'],
    ['잘하는 것과 소개', '한 마디와 두세 문장'],
    ['목록', '경력처럼 짧은 줄들'],
  ],
  keyboard: [],
  writing: ['대체 텍스트는 이름으로 시작해 모습을 적습니다.'],
  props: {
    picture: '사람의 그림',
    alt: '그림의 대체 텍스트',
    isFirst: '화면이 열릴 때 보이는 사람',
    number: '이름 위의 번호',
    name: '이름',
    role: '하는 일',
    lead: '잘하는 것',
    text: '소개',
    list: '경력의 줄들',
    listLabel: '목록의 이름',
    isReversed: '넓은 창에서 그림이 글 뒤에 섬',
  },
};
