import type { Guide } from '../../internal/guide.ts';
import type { AuthCardProps } from './AuthCard.tsx';

export const guide: Guide<AuthCardProps> = {
  status: 'stable',
  task: 'layout',
  aliases: ['로그인 카드'],
  purpose: '로그인과 회원가입에 쓰는 카드입니다. 화면 가운데에 놓이며 너비는 최대 44rem입니다.',
  whenToUse: ['로그인과 회원가입 화면'],
  whenNotToUse: ['다른 폼에는 쓰지 않습니다. 폼을 카드에 담는 화면은 이 둘뿐입니다.'],
  anatomy: [
    ['배경 (있을 때)', '카드 뒤에 어둡게 보이는 이미지. 스크린 리더가 읽지 않습니다.'],
    ['로고', '홈으로 이동합니다.'],
    ['제목', '화면 제목이자 폼의 이름'],
    ['보조 문구 (있을 때)', '제목 아래 한 문장'],
    ['입력란', '레이블이 항상 보이는 입력란'],
    ['오류 (있을 때)', '폼 전체의 오류. 나타나면 스크린 리더가 읽습니다.'],
    ['빨간 버튼', '폼을 제출합니다.'],
    ['링크', '로그인과 회원가입을 오갑니다.'],
  ],
  keyboard: [
    ['Tab', '로고, 입력란, 버튼, 링크 순서로 이동합니다.'],
    ['Enter', '입력란에서 눌러도 폼을 제출합니다.'],
  ],
  writing: [
    '버튼에는 화면 제목과 같은 문구를 씁니다. 예: 로그인, 회원가입',
    '오류 문구는 해결 방법으로 끝맺습니다.',
  ],
  props: {
    logo: '브랜드 이름과 홈 주소',
    title: '화면 제목이자 폼의 이름',
    lead: '제목 아래 한 문장',
    onSubmit: '버튼이나 Enter로 제출할 때 실행할 동작. 처리 중에는 실행하지 않음',
    children: '입력란',
    error: '폼 전체의 오류 문구',
    submitLabel: '버튼에 표시되는 문구',
    isPending: '제출 중 상태',
    footer: '로그인과 회원가입을 오가는 링크와 그 앞의 문구',
    backdrop: '카드 뒤에 어둡게 표시할 세로 이미지와 가로 이미지',
  },
  noVariantsStory: '화면에 하나만 둡니다.',
};
