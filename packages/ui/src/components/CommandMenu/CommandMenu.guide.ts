import type { Guide } from '../../internal/guide.ts';
import type { CommandMenuProps } from './CommandMenu.tsx';

export const guide: Guide<CommandMenuProps> = {
  task: 'navigation',
  aliases: ['커맨드 메뉴', '빠른 실행', '통합 검색', '커맨드 팔레트'],
  purpose: '어느 화면에서나 화면, 사람, 일정을 글자로 찾아 바로 엽니다.',
  whenToUse: ['화면과 기록이 많은 업무용 앱에서, 온종일 쓰는 사람이 키보드로 이동할 때'],
  whenNotToUse: [
    '폼에 넣을 값을 고를 때는 Combobox를 씁니다.',
    '목록 하나를 걸러 볼 때는 FilterBar를 씁니다.',
    '유일한 이동 수단으로 쓰지 않습니다. 메뉴는 Header에 그대로 둡니다.',
  ],
  anatomy: [
    ['여는 버튼', 'CommandMenuTrigger. 넓은 화면에서는 이름과 단축키도 보입니다.'],
    ['입력란', '열자마자 입력할 수 있습니다.'],
    ['결과', '종류별로 묶습니다. 첫 결과를 미리 고릅니다.'],
    ['더 있는 결과', '종류마다 몇 개가 더 있는지 알려 줍니다.'],
    ['실패', '불러오지 못한 종류만 알리고, 나머지 결과는 그대로 씁니다.'],
  ],
  keyboard: [
    ['문자', '찾습니다. 초성과 아직 다 쓰지 않은 글자로도 찾습니다.'],
    ['↑ ↓', '결과 사이를 이동합니다. 끝에서 처음으로 이어집니다.'],
    ['Home / End', '첫 결과나 마지막 결과로 이동합니다.'],
    ['Enter', '고른 결과를 엽니다. 입력기의 후보를 고를 때는 열지 않습니다.'],
    ['Esc', '닫고 포커스를 되돌립니다.'],
    ['브라우저의 뒤로 가기', '화면을 벗어나지 않고 닫습니다.'],
  ],
  writing: ['예시 문구에는 무엇으로 찾는지 씁니다. 예: 화면, 회원 이름이나 초성'],
  props: {
    isOpen: '열림 여부',
    onOpenChange: '열리거나 닫힐 때 실행할 동작. 결과를 골라도 false를 전달',
    label: '대화 상자, 입력란, 결과 목록의 이름',
    placeholder: '예시 문구',
    value: '입력한 글자',
    onChange: '글자가 바뀔 때 실행할 동작',
    groups: '종류별 결과. id, label, items, note, isLoading, failure',
    emptyText: '결과가 없을 때의 문구',
    summary: '스크린 리더에 알릴 결과 수',
    onChoose: '결과를 고르면 닫은 뒤 실행할 동작',
  },
};
