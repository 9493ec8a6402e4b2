import type { OperationRole } from '@fitness/api-contract/roles';
import type { PictureName } from '@fitness/web/lib/pictures.ts';

/** A link to a story, by its title and the name of its export as a part of its id. */
export type StoryLink = { label: string; title: string; story: string };

/** What the stories of a role show. */
export type Role = {
  name: string;
  picture: PictureName;
  text: string;
  links: readonly StoryLink[];
};

const cards: Record<OperationRole, Role> = {
  ROLE_ANONYMOUS: {
    name: '방문자',
    picture: 'card-single',
    text: '스튜디오를 둘러보고 이용권을 비교한 뒤 가입합니다.',
    links: [
      { label: '홈', title: '화면/방문자/홈', story: 'ready' },
      { label: '이용권 고르기', title: '화면/방문자/회원권', story: 'ready' },
      {
        label: '가입하고 로그인하기',
        title: '흐름/가입에서 로그인까지',
        story: 'sign-up-to-sign-in',
      },
    ],
  },
  ROLE_CUSTOMER: {
    name: '고객',
    picture: 'card-pilates',
    text: '이용권을 구매하고 수업을 예약하며 리뷰를 남깁니다.',
    links: [
      { label: '내 이용권', title: '화면/고객/수업 예약', story: 'ready' },
      { label: '예약하고 취소하기', title: '흐름/예약과 취소', story: 'reserve-and-cancel' },
      { label: '결제하기', title: '흐름/구매', story: 'approved' },
    ],
  },
  ROLE_MANAGER: {
    name: '트레이너',
    picture: 'card-pt',
    text: '담당 과목의 수업을 열고 담당 회원을 관리합니다.',
    links: [
      { label: '수업 관리', title: '화면/매니저/수업 관리', story: 'ready' },
      { label: '회원 관리', title: '화면/매니저/회원 관리', story: 'ready' },
      {
        label: '수업 등록하고 삭제하기',
        title: '흐름/수업 등록과 삭제',
        story: 'register-and-delete',
      },
    ],
  },
  ROLE_MASTER: {
    name: '대표',
    picture: 'card-health',
    text: '매출과 직원 실적을 확인하고 회원 권한과 출석을 관리합니다.',
    links: [
      { label: '매출', title: '화면/마스터/매출', story: 'ready' },
      { label: '회원 권한 변경', title: '흐름/권한 변경', story: 'customer-becomes-manager' },
      { label: '데스크 출석 체크', title: '흐름/출석', story: 'desk-to-calendar' },
    ],
  },
};

/** The card of each role on the introduction. */
export const roles: readonly Role[] = Object.values(cards);

/** The main pages of Storybook. */
export const mainPages = [
  {
    label: '화면 눌러 보기',
    text: '앱의 모든 화면을 원하는 역할과 상태로 열어 직접 눌러 봅니다.',
    title: '화면/둘러보기',
    story: 'default',
  },
  {
    label: '컴포넌트',
    text: '버튼부터 달력까지, 언제 어떻게 쓰는지 확인합니다.',
    title: '컴포넌트/한눈에 보기',
    story: '문서',
  },
  {
    label: '검토하는 방법',
    text: '역할, 데이터, 오류를 바꿔 보고 링크로 공유하는 방법입니다.',
    title: '시작하기/검토하는 방법',
    story: '문서',
  },
  {
    label: '이번에 바뀐 것',
    text: '패키지의 변경을 버전별로 모아 봅니다.',
    title: '시작하기/이번에 바뀐 것',
    story: '문서',
  },
] as const satisfies readonly (StoryLink & { text: string })[];
