import type { Guide } from '../../internal/guide.ts';
import type { FullScreenProps } from './FullScreen.tsx';

export const guide: Guide<FullScreenProps> = {
  task: 'disclosure',
  aliases: ['전체 화면', '키오스크'],
  purpose: '여러 사람이 함께 쓰는 기기에서 창 전체를 한 가지 작업에 씁니다.',
  whenToUse: ['카운터의 태블릿처럼 손님이 직접 쓰는 화면'],
  whenNotToUse: [
    '혼자 쓰는 기기에서는 Dialog를 쓰거나 화면으로 만듭니다.',
    '보안 경계가 아닙니다. 브라우저의 다른 창과 주소 표시줄은 막지 못합니다.',
  ],
  anatomy: [
    ['위쪽 줄 (선택)', '로고처럼 늘 보이는 것과 나가는 버튼. 버튼은 HoldButton을 씁니다.'],
    [
      '내용',
      '남은 공간의 가운데. 휴대폰에서는 남은 공간을 모두 씁니다. 창보다 길면 화면 전체를 스크롤합니다.',
    ],
  ],
  keyboard: [
    ['Tab', '이 화면 안에서만 포커스가 이동합니다.'],
    ['Esc', '닫지 않습니다.'],
  ],
  writing: ['이름은 여는 버튼과 같게 씁니다.'],
  props: {
    label: '스크린 리더가 읽는 이름',
    children: '가운데에 놓을 내용',
    header: '위쪽 줄',
  },
  noVariantsStory: '한 가지 모습입니다.',
};
