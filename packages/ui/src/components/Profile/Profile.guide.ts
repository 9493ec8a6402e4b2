import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { ProfileProps } from './Profile.tsx';

export const guide: GuideWithoutElement<ProfileProps> = {
  status: 'draft',
  purpose: '한 사람을 큰 이미지와 글로 소개합니다.',
  whenToUse: ['여러 사람을 차례로 소개할 때'],
  whenNotToUse: ['여러 사람 중에서 고를 때는 RadioGroup에 Portrait를 넣어 씁니다.'],
  anatomy: [
    ['이미지', '휴대폰에서는 화면 너비로 텍스트 위에, 넓은 화면에서는 텍스트 옆에 놓입니다.'],
    ['번호 (선택)', '장식 요소로, 스크린 리더가 읽지 않습니다.'],
    ['이름과 역할', '제목'],
    ['전문 분야와 소개', '짧은 문구와 두세 문장'],
    ['목록', '경력처럼 짧은 항목'],
  ],
  keyboard: [],
  writing: ['대체 텍스트는 이름으로 시작해 모습을 설명합니다.'],
  props: {
    picture: '인물 이미지',
    alt: '이미지의 대체 텍스트',
    isFirst: '화면이 열릴 때 바로 보이는 사람',
    number: '이름 위 번호',
    name: '이름',
    role: '역할',
    lead: '전문 분야',
    text: '소개 문구',
    list: '경력 항목',
    listLabel: '목록 이름',
    isReversed: '넓은 화면에서 이미지를 텍스트 뒤에 배치',
  },
};
