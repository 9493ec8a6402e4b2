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

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Fitness1!';

/** Its bcrypt hash, computed once so that seeding costs nothing. */
export const DEMO_PASSWORD_HASH = '$2b$04$x1Od3bJw1FhPDNkWjI3bXu3cvFNdrekiTcmudfss4VSmUX8J74NOi';

const accountsOfRole: Record<OperationRole, readonly DemoAccount[]> = {
  ROLE_CUSTOMER: [
    customer(
      101,
      'customer1',
      '김서준',
      'male',
      '고객: PT, 필라테스, 헬스 이용 중, 오늘 예약 있음',
    ),
    customer(102, 'customer2', '이하린', 'female', '고객: 이용권 없음'),
    customer(103, 'customer3', '박지호', 'male', '고객: 만료된 이용권과 다 쓴 이용권'),
  ],
  ROLE_MANAGER: [
    trainer(1, 'trainer1', '강민준', 'male', '트레이너: PT'),
    trainer(2, 'trainer2', '이서연', 'female', '트레이너: PT'),
    trainer(3, 'trainer3', '박도윤', 'male', '트레이너: PT'),
    trainer(4, 'trainer4', '최하은', 'female', '트레이너: PT'),
    trainer(5, 'pilates5', '정유나', 'female', '트레이너: 필라테스'),
    trainer(6, 'nosubject', '윤태오', 'male', '트레이너: 담당 과목 없음'),
  ],
  ROLE_MASTER: [
    demoAccount('ROLE_MASTER', phone('4', 1), [10, 'master1', '대표', 'female', '마스터: 대표']),
  ],
  // Anonymous visitors need no account.
  ROLE_ANONYMOUS: [],
};

/** The demo accounts, customers first; a trainer's number is the manager id. */
export const demoAccounts: readonly DemoAccount[] = Object.values(accountsOfRole).flat();

/** The first number that accounts beyond the demo ones get. */
export const FIRST_FREE_USER_ID = 104;

type AccountData = [
  userId: number,
  username: string,
  nickname: string,
  gender: DemoAccount['gender'],
  label: string,
];

function customer(...account: AccountData): DemoAccount {
  return demoAccount('ROLE_CUSTOMER', phone('2', account[0] - 100), account);
}

function trainer(...account: AccountData): DemoAccount {
  return demoAccount('ROLE_MANAGER', phone('3', account[0]), account);
}

function demoAccount(
  roleName: DemoAccount['roleName'],
  ph: string,
  [userId, username, nickname, gender, label]: AccountData,
): DemoAccount {
  return { userId, username, nickname, gender, ph, roleName, label };
}

function phone(group: string, number: number): string {
  return `010${group}${String(number).padStart(7, '0')}`;
}
