import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { HeaderProps } from './Header.tsx';

export const guide: Guide<HeaderProps> = {
  status: 'stable',
  purpose: '모든 화면의 머리: 브랜드, 메뉴, 누가 쓰고 있는지.',
  whenToUse: ['화면마다 한 번'],
  whenNotToUse: ['화면 안의 이동은 Link입니다. 메뉴에는 사람마다 정해진 것만 둡니다.'],
  anatomy: [
    ['브랜드', '홈으로 갑니다.'],
    ['메뉴', '열린 화면이나 그 화면이 속한 메뉴가 표시됩니다.'],
    ['인사', '두 줄까지 보입니다.'],
    ['할 일', '하나는 언제나, 하나는 메뉴 끝에 보입니다.'],
    ['메뉴 버튼', '휴대폰에서 같은 메뉴를 엽니다.'],
  ],
  keyboard: [...buttonKeys, ['Esc', '휴대폰 메뉴를 닫고 메뉴 버튼으로 돌아갑니다.']],
  writing: ['메뉴는 명사로 짧게 적습니다.'],
  props: {
    brand: '이름, 홈 주소, 마크',
    menu: '메뉴, 차례대로',
    greeting: '로그인한 사람에게 하는 인사',
    action: '언제나 보이는 링크나 버튼',
    menuAction: '메뉴 끝에 테두리와 함께 놓이는 링크나 버튼',
  },
  noVariantsStory: '화면에 하나뿐입니다.',
  changelog: [
    ['2026-11-22', '인사와 할 일의 말을 쓰는 쪽이 줍니다. 낮은 창에서는 내용과 함께 올라갑니다.'],
    ['2026-11-21', '메뉴에 없는 화면에서도 속한 메뉴가 표시됩니다.'],
    ['2026-11-20', '브랜드 앞에 마크를 둘 수 있습니다.'],
  ],
};
