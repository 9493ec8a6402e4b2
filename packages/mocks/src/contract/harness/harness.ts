import type { OperationId } from '@fitness/api-contract/operations';
import type { Clock } from '../../clock.ts';
import type { Call } from './call.ts';
import type { Client, Exchange } from './client.ts';
import { compare, type Expectation } from './difference.ts';
import type { Results } from './results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { Users } from './users.ts';

/** How a run is set. */
interface Settings {
  readonly product: string;
  /** Of everything that is generated. */
  readonly seed: number;
  /** Generated requests for each operation, valid ones and invalid ones. */
  readonly runs: number;
  /** What "today" is. */
  readonly clock: Clock;
  /** The backend is the mock one: no row of it is dear to anybody. */
  readonly isMock: boolean;
}

/** What a check works with. */
export interface Harness {
  readonly settings: Settings;
  readonly client: Client;
  readonly users: Users;
  /** What this run made for itself; undefined where it only reads. */
  readonly fixtures: Fixtures | undefined;
  /** The operations of this run. */
  readonly operations: readonly OperationId[];
  readonly results: Results;
}

/** One subject of the suite. */
export interface Check {
  readonly name: string;
  readonly title: string;
  readonly part: 'contract' | 'rules';
  run(harness: Harness): Promise<void>;
}

/** Why a check of sequences is left out. */
export const NO_FIXTURES = '이번 실행이 만든 회원과 수업이 없어 이어지는 호출을 보지 못했습니다';

/** Calls and throws the difference between the answer and what is expected. */
export async function expectResponse(
  client: Client,
  call: Call,
  expectation: Expectation,
): Promise<Exchange> {
  const exchange = await client.send(call);
  const difference = compare(exchange, expectation);
  if (difference) throw difference;
  return exchange;
}

/** Calls and notes in the ledger whether the answer is as expected. */
export async function checkResponse(
  { client, results }: Harness,
  call: Call,
  expectation: Expectation,
): Promise<Exchange | undefined> {
  return results.attempt(() => expectResponse(client, call, expectation));
}
