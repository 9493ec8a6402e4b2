import type { GuideWithoutElement } from '../../internal/guide.ts';
import type { HeroProps } from './Hero.tsx';

export const guide: GuideWithoutElement<HeroProps> = {
  status: 'draft',
  purpose: '상품을 소개하고 고르게 하는 화면의 첫머리를 꾸밉니다.',
  whenToUse: [
    '상품 선택 화면의 맨 위 (화면에 하나)',
    '슬로건은 Page 안에, 이미지가 있는 첫머리는 Page 앞에 둡니다.',
  ],
  whenNotToUse: [
    '업무 화면의 제목에는 PageHeading을 씁니다.',
    '이미지를 화면 전체 너비로 보여 줄 때는 Poster를 씁니다.',
  ],
  anatomy: [
    ['제목', '화면의 h1. 슬로건이면 한 줄씩 나눕니다.'],
    ['한 문장', '이 화면에서 할 수 있는 일'],
    [
      '이미지 (선택)',
      '화면 너비 영역의 끝에 놓이는 장식 이미지. 스크린 리더가 읽지 않습니다. 영역의 배경은 모든 테마에서 어둡습니다.',
    ],
    ['영문 (선택)', '제목 위의 장식 문구. 스크린 리더가 읽지 않습니다.'],
  ],
  keyboard: [],
  writing: ['슬로건은 영문으로 한 줄에 한 구절씩 씁니다.', '설명은 합니다체로 한 문장만 씁니다.'],
  props: {
    slogan: '제목으로 쓸 영문 슬로건. 이미지는 함께 쓰지 않음',
    title: '이미지와 함께 쓰는 제목',
    eyebrow: '제목 위의 영문',
    lead: '제목 아래 한 문장',
    picture: '영역 끝에 놓을 이미지 파일. 피사체가 오른쪽 절반에 있는 2:1 비율',
  },
};
