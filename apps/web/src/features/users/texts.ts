import type { components } from '@fitness/api-contract/schema';
import { messages } from '../../shared/messages.ts';
import type { Role, RoleOf } from '../../shared/session/token.ts';

/** The texts of the master's member list (docs/product.md#members). */
export const userTexts = messages({
  table: '회원 목록',
  search: '회원 검색',
  placeholder: '이름 또는 전화번호',
  kind: '회원 구분',
  pass: '이용권 상태',
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
  keep: '권한 유지',
  subject: '{name} · 회원번호 {userId}',
  allPasses: '이용권 {count}건',
  allUsers: '회원 {count}명',
  foundPasses: '검색 결과 {count}건',
  foundUsers: '검색 결과 회원 {count}명',
});

/** What a role change hides from the user. */
export const lossTexts = messages({
  passes:
    '사용할 수 있는 이용권 {count}개({names})와 그 예약을 이 회원이 더 이상 보거나 쓸 수 없습니다.',
  members: '담당 회원 {count}명',
  sessions: '이번 달 수업 {count}회',
  work: '{work}의 기록을 이 직원이 더 이상 볼 수 없고, 등록한 수업도 관리할 수 없습니다.',
  unchecked:
    '담당 회원과 수업이 있는지 확인하지 못했습니다. 있으면 이 직원이 더 이상 볼 수 없습니다.',
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
