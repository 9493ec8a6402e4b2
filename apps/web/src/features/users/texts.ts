import type { components } from '@fitness/api-contract/schema';
import { messages } from '../../shared/messages.ts';
import type { Role, RoleOf } from '../../shared/session/token.ts';

/** The texts of the master's member list (docs/product.md#members). */
export const userTexts = messages({
  lead: '회원의 이용권과 남은 횟수를 확인하고 권한을 변경합니다.',
  table: '회원 목록',
  search: '회원 검색',
  placeholder: '이름 또는 전화번호',
  kind: '회원 구분',
  pass: '이용권 상태',
  grouped: '회원별로 보기',
  clear: '조건 지우기',
  role: '권한',
  save: '저장',
  saved: '회원번호 {userId} 저장되었습니다.',
  failed: '권한을 저장하지 못했습니다.',
  chooseRole: '권한을 바꾸면 저장할 수 있습니다.',
  allPasses: '전체 {count}건',
  allUsers: '전체 회원 {count}명',
  foundPasses: '검색 결과 {count}건',
  foundUsers: '검색 결과 회원 {count}명',
});

type AssignableRole = RoleOf<components['schemas']['RoleChangeRequest']['roleName']>;

/** The roles that the master can assign, in their order. */
export const roleLabels = messages({
  manager: '매니저',
  customer: '고객',
  anonymous: '비회원',
}) satisfies Record<AssignableRole, string>;

export const roleFilterLabels = messages({
  all: '전체',
  customer: '고객',
  manager: '매니저',
  anonymous: '비회원',
  master: '마스터',
}) satisfies Record<Role | 'all', string>;

export const passLabels = messages({
  all: '전체',
  soon: '14일 이내 만료',
  usedUp: '남은 횟수 없음',
  either: '만료 임박 또는 횟수 없음',
});
