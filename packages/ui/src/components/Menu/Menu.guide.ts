import { type Guide, optionsOf, triggerProps } from '../../internal/guide.ts';
import type { MenuProps } from './Menu.tsx';

export const guide: Guide<MenuProps> = {
  task: 'action',
  aliases: ['메뉴', '더 보기', '드롭다운 메뉴'],
  purpose: '한 대상에 할 수 있는 여러 동작을 버튼 하나에 모읍니다. 휴대폰에서는 시트로 바뀝니다.',
  whenToUse: [
    '표의 행이나 카드처럼 좁은 곳에서 동작이 세 개 이상일 때',
    '가끔 쓰는 동작을 주된 버튼과 구분할 때',
  ],
  whenNotToUse: [
    '주된 동작은 Button으로 화면에 둡니다.',
    '값을 고르게 하면 Select나 RadioGroup을 씁니다.',
    '입력하거나 읽는 내용은 Popover를 씁니다.',
  ],
  anatomy: [
    ['버튼', '무엇에 대한 동작인지 알려 줍니다. 아이콘만 보이게 할 수도 있습니다.'],
    [
      '항목',
      '누르면 실행되고 메뉴가 닫힙니다. href가 있으면 링크이고, 되돌릴 수 없는 동작은 danger로 표시합니다.',
    ],
    ['누를 수 없는 항목', '포커스를 받을 수 있고, 이유를 함께 보여 주고 읽어 줍니다.'],
  ],
  keyboard: [
    ['Enter, Space', '버튼에서 열고, 항목에서 실행합니다.'],
    ['↑ ↓', '버튼에서 열고, 항목 사이를 이동합니다. 끝에서 처음으로 돌아갑니다.'],
    ['Home, End', '첫 항목과 마지막 항목으로 이동합니다.'],
    ['문자', '그 문자로 시작하는 항목으로 이동합니다.'],
    ['Esc', '닫습니다. 포커스가 버튼으로 돌아갑니다.'],
    ['브라우저의 뒤로 가기', '화면을 벗어나지 않고 닫습니다.'],
  ],
  writing: [
    '항목에는 누르면 일어나는 일을 씁니다. 예: 연락처 복사, 회원 삭제',
    '누를 수 없는 이유는 한 문장으로 씁니다. 예: 남은 예약이 있습니다.',
  ],
  props: {
    ...triggerProps,
    items: '동작의 목록. id, label, icon, tone, href, isDisabled, disabledReason',
    onPress: '항목을 눌렀을 때 그 id로 실행할 동작. 링크일 때도 실행',
  },
  options: optionsOf<MenuProps>()({
    variant: ['secondary', 'primary', 'ghost', 'danger'],
    size: ['md', 'sm', 'lg'],
  }),
};
