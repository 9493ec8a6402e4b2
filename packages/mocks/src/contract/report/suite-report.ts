import type { OperationId } from '@fitness/api-contract/operations';
import type { Client } from '../harness/client.ts';
import type { Coverage } from './coverage.ts';
import { matches } from '../harness/difference.ts';
import type { CheckResult } from '../harness/results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { Users } from '../harness/users.ts';

/** Which operations run: all, only reads, or only public reads. */
export type Mode = 'everything' | 'reads' | 'public';

/** The result of a run. */
export interface SuiteReport {
  readonly baseUrl: string;
  readonly seed: number;
  readonly runs: number;
  readonly mode: Mode;
  /** Whether the studio's rules were checked too. */
  readonly rules: boolean;
  readonly checks: readonly CheckResult[];
  /** How to obtain the token of each variable in curl commands. */
  readonly legend: Readonly<Record<string, string>>;
  readonly passed: number;
  readonly failed: number;
  readonly coverage: Coverage;
  /** The data that stays on the backend because no operation deletes it, by Korean name. */
  readonly leftBehind: Readonly<Record<string, number>>;
}

/** How to obtain the tokens of this run, by variable. */
export function legendOf(users: Users, fixtures: Fixtures | undefined): Record<string, string> {
  const all = [
    ...Object.values(users),
    ...(fixtures ? [...fixtures.passHolders.map(({ by }) => by), fixtures.memberWithoutPass] : []),
  ];
  return {
    ...Object.fromEntries(all.map(({ variable, howTo }) => [variable, howTo])),
    TOKEN_UNSIGNED: '대표라고 적고 서명하지 않은 토큰 (alg none)',
    TOKEN_FORGED: '진짜 토큰에서 서명은 두고 내용(jti, role)만 대표로 바꾼 것',
  };
}

const LASTING = {
  signUp: '계정',
  recordPayment: '결제와 이용권',
  createReview: '리뷰',
  recordAttendance: '출석',
} as const satisfies Partial<Record<OperationId, string>>;

/** Counts the created data that cannot be deleted. */
export function leftBehind({ sent }: Client): Record<string, number> {
  const times = (operation: string): number =>
    sent.filter(({ call, status }) => call.operation === operation && matches('2XX', status))
      .length;
  return Object.fromEntries(
    Object.entries(LASTING).map(([operation, name]) => [name, times(operation)]),
  );
}
