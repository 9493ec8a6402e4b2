import { type Guide, buttonKeys } from '../../internal/guide.ts';
import type { HeaderProps } from './Header.tsx';

export const guide: Guide<HeaderProps> = {
  status: 'stable',
  purpose: '모든 화면의 머리: 브랜드, 역할의 메뉴, 누가 로그인했는지.',
  whenToUse: ['화면마다 한 번'],
  whenNotToUse: ['화면 안의 이동은 Link입니다. 메뉴에는 역할마다 정해진 것만 둡니다.'],
  anatomy: [
    ['브랜드', '홈으로 갑니다.'],
    ['메뉴', '역할에 따라 다르고, 열린 화면이나 그 화면이 속한 메뉴가 표시됩니다.'],
    ['환영 인사와 로그아웃', '로그인했을 때'],
    ['로그인, 회원가입', '로그인하지 않았을 때'],
    ['메뉴 버튼', '휴대폰에서 같은 메뉴를 엽니다.'],
  ],
  keyboard: [...buttonKeys, ['Esc', '휴대폰 메뉴를 닫고 메뉴 버튼으로 돌아갑니다.']],
  writing: ['메뉴는 명사로: 매출, 회원, 수업 예약.', '인사는 “{이름}님 환영합니다”.'],
  props: {
    brand: '스튜디오의 이름, 홈 주소, 마크',
    menu: '역할의 메뉴, 차례대로',
    user: '로그인한 사람, 없으면 null',
    onLogout: '로그아웃을 눌렀을 때',
    signInHref: '로그인 주소',
    signUpHref: '회원가입 주소',
  },
  noVariantsStory: '화면에 하나뿐입니다.',
  changelog: [
    ['2026-11-21', '메뉴에 없는 화면에서도 속한 메뉴가 표시됩니다.'],
    ['2026-11-20', '브랜드 앞에 마크를 둘 수 있습니다.'],
  ],
};
