import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { HeaderProps } from './Header.tsx';

export const guide: Guide<HeaderProps> = {
  task: 'navigation',
  aliases: ['헤더', '내비게이션', 'GNB'],
  purpose: '모든 화면 위에 브랜드와 메뉴, 로그인한 사람을 표시합니다.',
  whenToUse: ['화면마다 한 번'],
  whenNotToUse: ['화면 안에서 이동할 때는 Link를 씁니다. 메뉴에는 역할별로 정해진 항목만 둡니다.'],
  anatomy: [
    ['브랜드 (화면에 로고가 없을 때)', '홈으로 이동합니다.'],
    ['메뉴', '현재 화면이 속한 메뉴를 강조합니다.'],
    ['도구 (선택)', '검색처럼 이 사람에게만 있는 버튼'],
    ['인사', '두 줄까지 표시합니다.'],
    ['동작', '하나는 항상, 하나는 메뉴 끝에 표시합니다.'],
    ['메뉴 버튼', '휴대폰에서 같은 메뉴를 시트처럼 움직여 엽니다. 아래 화면은 가립니다.'],
  ],
  keyboard: [
    ...buttonKeys,
    ['Esc', '휴대폰 메뉴를 닫고 메뉴 버튼으로 포커스를 되돌립니다.'],
    ['브라우저의 뒤로 가기', '화면을 벗어나지 않고 휴대폰 메뉴를 닫습니다.'],
  ],
  writing: ['메뉴는 짧은 명사로 씁니다.'],
  props: {
    brand: '브랜드 이름, 홈 주소, 로고. 화면에 로고가 있으면 생략',
    items: '메뉴 항목 (표시 순서대로)',
    greeting: '로그인한 사람에게 보여 주는 인사말',
    action: '항상 보이는 링크나 버튼',
    menuAction: '메뉴 끝에 테두리로 표시하는 링크나 버튼',
    tools: '인사 옆에 두는 도구. 불러오는 동안에도 자리를 비워 둡니다.',
    isProvisional:
      '아직 누구인지 몰라 메뉴가 바뀔 수 있는지. 로그인한 기기에서는 메뉴 자리만 비워 둡니다.',
  },
  noVariantsStory: '화면에 하나만 둡니다.',
};
