import { type Guide, linkKeys } from '../../internal/guide.ts';
import type { PosterProps } from './Poster.tsx';

export const guide: Guide<PosterProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '창을 채우는 그림 위에 몇 마디를 얹어 알리고, 알린 곳으로 이어 줍니다.',
  whenToUse: ['첫 화면과 알리는 화면. 여러 장이면 차례로 쌓습니다.'],
  whenNotToUse: ['고르거나 일하는 화면의 첫머리는 Hero와 PageHeading입니다.'],
  anatomy: [
    ['그림', '휴대폰에서는 세로, 넓은 창에서는 가로. 높이는 헤더를 뺀 창만큼, 860px까지'],
    ['이름', '무엇의 포스터인지. 앞의 번호는 꾸밈입니다.'],
    ['영문', '창 너비와 높이에 맞춘 큰 글. 글자 간격을 넓히면 낱말에서 줄이 바뀝니다.'],
    ['문장들 (선택)', '한 줄에 하나'],
    ['링크 (선택)', '보이는 한 줄. 포스터 어디를 눌러도 갑니다.'],
    ['버튼 (선택)', '링크 대신 두는 LinkButton'],
  ],
  keyboard: linkKeys,
  writing: [
    '링크는 가는 곳과 보기로 적습니다: 헬스 회원권 보기.',
    '대체 텍스트는 그림이 보여 주는 것을 적습니다.',
    '문장은 작은 휴대폰의 한 줄에 들게.',
  ],
  props: {
    picture: '휴대폰처럼 세로로 긴 창의 그림',
    widePicture: '넓은 창의 가로 그림',
    alt: '그림의 대체 텍스트',
    isFirst: '화면이 열릴 때 보이는 포스터',
    number: '이름 앞의 번호',
    label: '이름',
    labelLevel: '이름이 제목일 때의 단계. 없으면 영문이 화면의 h1',
    headline: '영문의 줄들. 한 줄은 열 자까지',
    lines: '영문 아래의 문장들',
    link: '포스터 전체가 가는 곳과 그 말',
    action: '링크 대신 두는 버튼',
  },
  options: { labelLevel: [1, 2] },
};
