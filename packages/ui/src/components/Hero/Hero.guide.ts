import type { Guide } from '../../internal/guide.ts';
import type { HeroProps } from './Hero.tsx';

export const guide: Guide<HeroProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '무엇을 고르는 화면의 큰 첫머리.',
  whenToUse: [
    '상품을 알리고 고르게 하는 화면의 맨 위. 화면에 하나',
    '구호는 Page 안에, 그림이 있는 띠는 Page의 앞에 둡니다.',
  ],
  whenNotToUse: ['일하는 화면의 제목은 PageHeading입니다.', '화면 너비의 그림은 Poster입니다.'],
  anatomy: [
    ['제목', '화면의 h1. 구호라면 한 줄씩'],
    ['한 문장', '이 화면에서 무엇을 하는지'],
    [
      '그림 (선택)',
      '창 너비의 띠 끝에 놓이는 꾸밈. 읽히지 않습니다. 띠는 어느 테마에서나 어둡습니다.',
    ],
    ['영문 (선택)', '제목 위의 꾸밈. 읽히지 않습니다.'],
  ],
  keyboard: [],
  writing: ['구호는 영문으로, 한 줄에 한 마디.', '문장은 합니다체로 하나.'],
  props: {
    slogan: '제목이 되는 영문 구호의 줄들. 그림은 없음',
    title: '그림 옆의 제목',
    eyebrow: '제목 위의 영문',
    lead: '제목 아래의 한 문장',
    picture: '띠 끝의 그림. 사물이 오른쪽 절반에 있는 2:1',
  },
};
