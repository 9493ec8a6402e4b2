import type { components } from '@fitness/api-contract/schema';
import { messages } from '../../shared/messages.ts';
import type { Role, RoleOf } from '../../shared/session/token.ts';

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
  keep: '권한 유지',
  subject: '{name} · 회원번호 {userId}',
  step: '{from} → {to}',
  allPasses: '이용권 {count}건',
  allUsers: '회원 {count}명',
  foundPasses: '검색 결과 {count}건',
  foundUsers: '검색 결과 회원 {count}명',
});

/** The texts of saving the roles of several users. */
export const saveAllTexts = messages({
  changed: '변경한 회원 {count}명',
  save: '모두 저장',
  discard: '되돌리기',
  discardQuestion: '변경한 권한을 되돌리시겠습니까?',
  discardNote: '회원 {count}명의 권한을 변경하기 전으로 되돌립니다.',
  keepChanges: '변경 유지',
  title: '권한 모두 저장',
  asks: '권한을 변경하면 아래 회원은 다음을 더 이상 보거나 쓸 수 없습니다.',
  chosen: '권한을 변경할 회원',
  unchosenNote: '선택하지 않은 회원은 지금 권한을 유지합니다.',
  others: '그 밖의 회원 {count}명도 함께 저장합니다.',
  saveChosen: '{count}명 저장',
  noneChosen: '저장할 회원을 선택해주세요.',
  kept: '권한 유지 {count}명',
  back: '돌아가기',
  saving: '회원 {count}명의 권한을 저장하고 있습니다.',
  results: '회원별 결과',
  progress: '{total}명 중 {count}명',
  allSaved: '모두 저장했습니다.',
  notSaved: '{count}명의 권한을 저장하지 못했습니다.',
  stop: '중지',
  close: '닫기',
  retryFailed: '실패만 다시',
  saveRest: '나머지 저장',
});

/** What has become of a change of several. */
export const statusTexts = messages({
  waiting: '대기',
  done: '저장됨',
  failed: '실패',
  unsent: '보내지 않음',
});

/** The performance of a trainer. */
export const workTexts = messages({
  members: '담당 회원 {count}명',
  sessions: '이번 달 수업 {count}회',
});

/** What a role change hides from one user, and by the new role what takes its place. */
export const lossTexts = messages({
  passes:
    '만료되지 않은 이용권 {count}개({names})와 그 예약을 이 회원이 더 이상 보거나 쓸 수 없습니다.',
  work: '{work}의 기록을 이 직원이 더 이상 볼 수 없고, 등록한 수업도 관리할 수 없습니다.',
  unchecked:
    '담당 회원과 수업이 있는지 확인하지 못했습니다. 있으면 이 직원이 더 이상 볼 수 없습니다.',
  masterPages: '매출, 회원, 직원 화면을 이 사람이 더 이상 볼 수 없습니다.',
  manager: '대신 회원 관리와 수업 관리를 쓸 수 있습니다.',
  customer: '대신 이용권을 구매하고 수업을 예약할 수 있습니다.',
});

export type LossTexts = Pick<typeof lossTexts, 'passes' | 'work'> &
  Record<'unchecked' | 'masterPages' | 'manager' | 'customer', string>;

/** The same in a list of several users, below `saveAllTexts.asks`. */
export const lossNotes: LossTexts = messages({
  passes: '이용권 {count}개({names})와 예약',
  work: '{work}의 기록, 등록한 수업',
  unchecked: '담당 회원과 수업이 있는지 확인하지 못했습니다.',
  masterPages: '매출, 회원, 직원 화면',
  manager: '(대신 회원 관리, 수업 관리)',
  customer: '(대신 이용권 구매, 수업 예약)',
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
