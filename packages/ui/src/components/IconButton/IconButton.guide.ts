import { buttonKeys, type Guide, optionsOf } from '../../internal/guide.ts';
import { guide as buttonGuide } from '../Button/Button.guide.ts';
import type { IconButtonProps } from './IconButton.tsx';

const { children: _, isFullWidth: __, isSquare: ___, ...buttonProps } = buttonGuide.props;

export const guide: Guide<IconButtonProps> = {
  task: 'action',
  aliases: ['아이콘 버튼'],
  purpose: '닫기, 이전, 다음처럼 아이콘만으로 알 수 있는 작업을 실행합니다.',
  whenToUse: [
    '누구나 아는 아이콘이고 문구를 쓸 자리가 없을 때',
    '같은 동작이 여러 곳에 반복되어 문구가 화면을 채울 때',
  ],
  whenNotToUse: [
    '아이콘만으로 뜻을 알기 어려우면 Button에 문구를 씁니다.',
    '다른 화면으로 이동할 때는 Link를 씁니다.',
  ],
  anatomy: [
    ['아이콘', '가로와 세로가 모두 44px 이상인 버튼의 가운데에 놓입니다.'],
    ['레이블', '스크린 리더가 읽고, 마우스를 올리면 보입니다.'],
    ['로딩 표시 (처리 중)', '처리하는 동안 다시 눌리지 않습니다.'],
    ['이유 (누를 수 없을 때)', '버튼 옆에 표시하고, 스크린 리더가 버튼과 함께 읽습니다.'],
  ],
  keyboard: buttonKeys,
  writing: [
    '레이블에는 누르면 일어나는 일을 씁니다. 예: 닫기, 다음 달',
    '아이콘의 모양을 쓰지 않습니다. 예: ‘엑스’가 아니라 ‘닫기’',
  ],
  props: {
    ...buttonProps,
    label: '스크린 리더가 읽는 이름. 마우스를 올리면 보임',
    icon: '아이콘의 이름',
    size: '모두 44px 이상. sm은 표의 행과 도구 모음에 사용',
  },
  options: optionsOf<IconButtonProps>()({
    variant: ['primary', 'secondary', 'ghost', 'danger'],
    size: ['sm', 'md', 'lg'],
    type: ['button', 'submit', 'reset'],
  }),
};
