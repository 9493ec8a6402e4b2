import type { OperationRole } from '@fitness/api-contract/roles';
import type { components } from '@fitness/api-contract/schema';

/** An account that every scenario has, for trying the product. */
export interface DemoAccount {
  readonly userId: number;
  readonly username: string;
  readonly nickname: string;
  readonly gender: components['schemas']['Gender'];
  readonly ph: string;
  readonly roleName: OperationRole;
  /** Its purpose in Korean, for the start-up list and the mock panel. */
  readonly label: string;
}

export const DEMO_PASSWORD = 'Fitness1!';

/** Its bcrypt hash, computed once so that seeding costs nothing. */
export const DEMO_PASSWORD_HASH = '$2b$04$x1Od3bJw1FhPDNkWjI3bXu3cvFNdrekiTcmudfss4VSmUX8J74NOi';

type AccountData = [
  userId: number,
  username: string,
  nickname: string,
  gender: DemoAccount['gender'],
  label: string,
];

const accountsOfRole: Record<OperationRole, readonly AccountData[]> = {
  ROLE_CUSTOMER: [
    [101, 'customer1', '김서준', 'male', '고객: PT, 필라테스, 헬스 이용 중, 오늘 예약 있음'],
    [102, 'customer2', '이하린', 'female', '고객: 이용권 없음'],
    [103, 'customer3', '박지호', 'male', '고객: 만료된 이용권과 다 쓴 이용권'],
  ],
  ROLE_MANAGER: [
    [1, 'trainer1', '강민준', 'male', '트레이너: PT'],
    [2, 'trainer2', '이서연', 'female', '트레이너: PT'],
    [3, 'trainer3', '박도윤', 'male', '트레이너: PT'],
    [4, 'trainer4', '최하은', 'female', '트레이너: PT'],
    [5, 'pilates5', '정유나', 'female', '트레이너: 필라테스'],
    [6, 'nosubject', '윤태오', 'male', '트레이너: 담당 과목 없음'],
  ],
  ROLE_MASTER: [[10, 'master1', '대표', 'female', '마스터: 대표']],
  // Anonymous visitors need no account.
  ROLE_ANONYMOUS: [],
};

/** The demo accounts, customers first; a trainer's number is the manager id. */
export const demoAccounts: readonly DemoAccount[] = Object.entries(accountsOfRole).flatMap(
  ([roleName, accounts], group) =>
    accounts.map(([userId, username, nickname, gender, label], index) => ({
      userId,
      username,
      nickname,
      gender,
      ph: `010${group + 2}${String(index + 1).padStart(7, '0')}`,
      roleName: roleName as OperationRole,
      label,
    })),
);

/** The first number that accounts beyond the demo ones get. */
export const FIRST_FREE_USER_ID = 104;
