import type { Scenario } from './scenario.ts';
import { addDemoAccounts } from './seed/demo-accounts.ts';

/** The demo accounts and nothing else. */
export const empty: Scenario = {
  label: '빈 스튜디오',
  description: '데모 계정만 있고 이용권, 수업, 결제, 출석, 리뷰가 없습니다.',
  build: addDemoAccounts,
};
