import { type Guide, linkKeys, optionsOf } from '../../internal/guide.ts';
import type { CoverProps } from './Cover.tsx';

export const guide: Guide<CoverProps> = {
  task: 'display',
  aliases: ['포스터', '표지'],
  purpose: '화면을 채우는 이미지 위에 짧은 문구를 얹고, 자세한 화면으로 연결합니다.',
  whenToUse: ['홈과 홍보 화면에서 소개할 때. 여러 장이면 위에서 아래로 쌓습니다.'],
  whenNotToUse: ['고르거나 업무를 보는 화면에는 Heading만 씁니다.'],
  anatomy: [
    [
      '이미지',
      '휴대폰에서는 세로, 넓은 화면에서는 가로 이미지. 첫 이미지의 높이는 헤더를 뺀 화면 높이이며 최대 860px, 세로로 긴 태블릿에서는 너비의 1.3배까지입니다. 나머지는 창 높이의 72%이고, 스크롤하는 만큼 이미지만 제자리로 움직입니다. 움직임을 줄인 기기와 지원하지 않는 브라우저에서는 움직이지 않습니다.',
    ],
    [
      '큰 문구',
      '화면 너비와 높이에 맞춘 브랜드 글꼴의 영문. 글자 간격을 넓히면 단어 단위로 줄이 바뀝니다.',
    ],
  ],
  keyboard: linkKeys,
  writing: [
    '링크에는 이동할 곳과 ‘보기’를 씁니다. 예: 아침 운동 보기',
    '대체 텍스트에는 이미지의 내용을 씁니다.',
    '문장은 작은 휴대폰에서도 한 줄에 들어가게 씁니다.',
  ],
  props: {
    picture: '휴대폰처럼 세로로 긴 화면용 이미지',
    widePicture: '넓은 화면용 가로 이미지',
    alt: '이미지의 대체 텍스트',
    isFirst: '화면이 열릴 때 바로 보이는, 화면을 채우는 이미지',
    number: '제목 앞 번호',
    title: '주제',
    level: '문서 구조에서의 제목 단계. 없으면 큰 문구가 화면의 h1',
    headline: '큰 문구의 줄 목록. 한 줄에 10자까지',
    lang: '큰 문구의 언어. 화면의 언어와 다를 때',
    lines: '큰 문구 아래 문장',
    detail: '문장 아래의 핵심 정보',
    link: '누르면 이동할 주소와 링크 문구',
    action: '링크 대신 넣을 버튼',
  },
  options: optionsOf<CoverProps>()({ level: [1, 2] }),
};
