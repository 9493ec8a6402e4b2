import type { Guide } from '../../internal/guide.ts';
import type { AuthCardProps } from './AuthCard.tsx';

export const guide: Guide<AuthCardProps> = {
  status: 'stable',
  purpose: '들어가기와 가입의 카드입니다. 가운데에 있고 44rem보다 넓어지지 않습니다.',
  whenToUse: ['로그인과 가입의 화면'],
  whenNotToUse: ['다른 폼에는 쓰지 않습니다. 카드 안의 폼은 이 두 화면뿐입니다.'],
  anatomy: [
    ['배경 (있을 때)', '어둡게 깔린 그림. 읽히지 않습니다.'],
    ['로고', '홈으로 갑니다.'],
    ['제목', '화면의 제목이자 폼의 이름'],
    ['곁말 (있을 때)', '제목 아래의 한 문장'],
    ['입력 칸', '이름이 보이는 칸들'],
    ['오류 (있을 때)', '폼 전체의 오류. 나타나면 읽어 줍니다.'],
    ['빨간 버튼', '보냅니다.'],
    ['링크', '다른 쪽 화면으로 갑니다.'],
  ],
  keyboard: [
    ['Tab', '로고, 칸, 버튼, 링크 차례로 갑니다.'],
    ['Enter', '칸 안에서도 폼을 보냅니다.'],
  ],
  writing: [
    '버튼은 화면의 제목과 같은 말입니다: 로그인, 회원가입.',
    '오류는 무엇을 하면 되는지로 끝냅니다.',
  ],
  props: {
    logo: '이름과 홈 주소',
    title: '화면의 제목이자 폼의 이름',
    lead: '제목 아래의 한 문장',
    onSubmit: '버튼이나 Enter로 보냈을 때. 처리하는 동안에는 부르지 않음',
    children: '입력 칸들',
    error: '폼 전체의 오류',
    submitLabel: '버튼의 말',
    isPending: '보내는 중',
    footer: '다른 쪽 화면으로 가는 링크와 그 앞의 말',
    backdrop: '뒤에 어둡게 까는 세로와 가로 그림',
  },
  noVariantsStory: '화면에 하나뿐인 제목을 가집니다.',
};
