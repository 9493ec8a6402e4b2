import { type Guide, optionsOf, triggerProps } from '../../internal/guide.ts';
import type { PopoverProps } from './Popover.tsx';

export const guide: Guide<PopoverProps> = {
  task: 'disclosure',
  aliases: ['팝오버', '툴팁', '말풍선'],
  purpose:
    '버튼을 누르면 그 아래에 짧은 내용을 엽니다. 휴대폰에서는 화면 아래에서 올라오는 시트로 바뀝니다.',
  whenToUse: ['보기 설정처럼 화면을 보면서 바로 변경하는 입력', '필요할 때만 읽는 자세한 내용'],
  whenNotToUse: [
    '실행할 동작을 고르게 하면 Menu를 씁니다.',
    '저장하거나 취소하는 작업에는 Dialog를 씁니다.',
    '꼭 읽어야 하는 내용은 화면에 그대로 둡니다.',
  ],
  anatomy: [
    ['버튼', '무엇을 여는지 알려 줍니다. 아이콘만 보이게 할 수도 있습니다.'],
    ['내용', '버튼 아래에 열립니다. 아래에 자리가 없으면 위에 열리고, 길면 스크롤합니다.'],
  ],
  keyboard: [
    ['Enter, Space', '버튼에서 엽니다. 포커스가 내용으로 이동합니다.'],
    ['Tab', '열린 동안에는 내용 안에서만 포커스가 이동합니다.'],
    ['Esc', '닫습니다. 포커스가 버튼으로 돌아갑니다.'],
    ['브라우저의 뒤로 가기', '화면을 벗어나지 않고 닫습니다.'],
  ],
  writing: ['버튼에는 열리는 내용을 명사로 씁니다. 예: 보기 설정, 환불 규정'],
  props: {
    ...triggerProps,
    children: '열리는 내용. 함수로 넘기면 닫기 함수를 받음',
  },
  options: optionsOf<PopoverProps>()({
    variant: ['secondary', 'primary', 'ghost', 'danger'],
    size: ['md', 'sm', 'lg'],
  }),
};
