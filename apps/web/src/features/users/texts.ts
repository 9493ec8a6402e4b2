import type { components } from '@fitness/api-contract/schema';
import { messages } from '../../lib/messages.ts';
import type { Role, RoleOf } from '../../session/token.ts';

/** The texts of the master's member list (docs/product.md#members). */
export const userTexts = messages({
  table: '회원 목록',
  search: '회원 검색',
  placeholder: '이름 또는 전화번호',
  kind: '회원 구분',
  grouped: '회원별로 보기',
  none: '가입한 회원이 없습니다.',
  clear: '조건 지우기',
  role: '권한',
  save: '저장',
  saved: '회원번호 {userId} 저장되었습니다.',
  failed: '권한을 저장하지 못했습니다.',
  chooseRole: '권한을 변경하면 저장할 수 있습니다.',
  question: '권한을 {role} 변경하시겠습니까?',
  change: '{role} 변경',
  back: '돌아가기',
  changed: '변경한 회원 {count}명',
  saveAll: '모두 저장',
  saveAllQuestion: '변경한 권한을 모두 저장하시겠습니까?',
  savedAll: '변경한 권한을 모두 저장했습니다.',
  discard: '되돌리기',
  subject: '{name} · 회원번호 {userId}: {text}',
  allPasses: '이용권 {count}건',
  allUsers: '회원 {count}명',
  foundPasses: '검색 결과 {count}건',
  foundUsers: '검색 결과 회원 {count}명',
});

/** What a role change hides from its user, and by the new role what takes its place. */
export const lossTexts = messages({
  passes: '만료되지 않은 이용권 {count}개({names})와 그 예약을 더 이상 쓸 수 없습니다.',
  work: '담당 회원과 등록한 수업을 더 이상 볼 수 없습니다.',
  masterPages: '매출, 회원, 직원 화면을 더 이상 볼 수 없습니다.',
  manager: '대신 회원 관리와 수업 관리를 쓸 수 있습니다.',
  customer: '대신 이용권을 구매하고 수업을 예약할 수 있습니다.',
});

type AssignableRole = RoleOf<components['schemas']['RoleChangeRequest']['roleName']>;

/** The roles that the master can assign, in their order. */
export const roleLabels = messages({
  manager: '매니저',
  customer: '고객',
  anonymous: '비회원',
}) satisfies Record<AssignableRole, string>;

/** The role names with the particle (으)로, as the target of a change. */
export const intoRole = messages({
  manager: '매니저로',
  customer: '고객으로',
  anonymous: '비회원으로',
}) satisfies Record<AssignableRole, string>;

export const roleFilterLabels: Record<Role | 'all', string> = messages({
  all: '전체',
  customer: '고객',
  manager: '매니저',
  anonymous: '비회원',
  master: '마스터',
});
