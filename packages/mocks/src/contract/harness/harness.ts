import type { OperationId } from '@fitness/api-contract/operations';
import type { Clock } from '../../clock.ts';
import type { Call } from './call.ts';
import type { Client, Exchange } from './client.ts';
import type { Expectation } from './difference.ts';
import { expectResponse } from './expect-response.ts';
import type { Results } from './results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { Users } from './users.ts';

/** The settings of a run. */
interface Settings {
  readonly product: string;
  /** The seed of generated requests. */
  readonly seed: number;
  /** The number of valid and of invalid requests generated per operation. */
  readonly runs: number;
  /** The source of the current date. */
  readonly clock: Clock;
  /** Whether the backend is the mock one, whose data may be destroyed. */
  readonly isMock: boolean;
}

/** The context of a check. */
export interface Harness {
  readonly settings: Settings;
  readonly client: Client;
  readonly users: Users;
  /** The data that this run created; undefined where it only reads. */
  readonly fixtures: Fixtures | undefined;
  /** The operations that this run covers. */
  readonly operations: readonly OperationId[];
  readonly results: Results;
}

/** A named part of the suite. */
export interface Check {
  readonly name: string;
  readonly title: string;
  readonly part: 'contract' | 'rules';
  run(harness: Harness): Promise<void>;
}

/** Why checks that need fixtures are skipped. */
export const NO_FIXTURES = '이번 실행이 만든 회원과 수업이 없어 이어지는 호출을 보지 못했습니다';

/** Sends a call and records whether the response is as expected. */
export async function checkResponse(
  { client, results }: Harness,
  call: Call,
  expectation: Expectation,
): Promise<Exchange | undefined> {
  return results.attempt(() => expectResponse(client, call, expectation));
}
