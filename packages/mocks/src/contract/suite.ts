import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { systemClock, type Clock } from '../clock.ts';
import { isSignedByMock } from '../engine/token.ts';
import type { Check } from './harness/harness.ts';
import type { Call } from './harness/call.ts';
import { contractChecks, ruleChecks } from './checks.ts';
import {
  createClient,
  BackendUnresponsive,
  type Client,
  type Exchange,
  type Send,
} from './harness/client.ts';
import { createCoverage } from './report/coverage.ts';
import { Results, type CheckResult } from './harness/results.ts';
import { createFixtures } from './fixtures/fixtures.ts';
import { cleanUp } from './fixtures/clean-up.ts';
import { findUsers, ROLES, type Tokens } from './harness/users.ts';
import { leftBehind, legendOf, type Mode, type SuiteReport } from './report/suite-report.ts';

/** The options of a run; only the base URL is required. */
export interface SuiteOptions {
  readonly baseUrl: string;
  readonly product?: string;
  readonly tokens?: Tokens;
  /** Checks the studio's rules too; by default only against the mock backend. */
  readonly rules?: boolean | undefined;
  /** Sends nothing but GET, besides the sign-in of the demo accounts. */
  readonly safe?: boolean;
  /** The seed of generated requests; random by default. */
  readonly seed?: number | undefined;
  /** The number of valid and of invalid requests generated per operation. */
  readonly runs?: number;
  readonly clock?: Clock;
  /** Sends the requests; `fetch` by default. */
  readonly send?: Send;
  /** Called after each check. */
  readonly onCheck?: (result: CheckResult) => void;
}

/** Thrown where the backend cannot be reached. */
export class Unreachable extends Error {}

const DEFAULT_RUNS = 20;

/** Runs the contract suite against a backend; rejects with `Unreachable` without a response. */
export async function runSuite(options: SuiteOptions): Promise<SuiteReport> {
  const {
    baseUrl,
    product = 'fitness',
    runs = DEFAULT_RUNS,
    clock = systemClock,
    onCheck,
    send = (request) => fetch(request),
  } = options;
  const seed = options.seed ?? randomSeed();
  const coverage = createCoverage();
  const client = counting(createClient(baseUrl, product, send), coverage.add);

  await assertReachable(client, baseUrl);
  const users = await findUsers(client, options.tokens ?? {});
  const isMock = await isMockBackend(Object.values(users).map(({ token }) => token));
  const mode: Mode =
    Object.keys(users).length === 0 ? 'public' : options.safe ? 'reads' : 'everything';
  const rules = (options.rules ?? isMock) && mode === 'everything';

  const checks: CheckResult[] = [];
  const close = (results: Results, check: Pick<Check, 'name' | 'title' | 'part'>): void => {
    const result = results.result(check);
    checks.push(result);
    onCheck?.(result);
  };

  const preparing = new Results();
  for (const role of ROLES)
    if (!users[role])
      preparing.skip(`${role} 토큰이 없습니다: --token-${role}로 주거나 데모 계정을 두세요`);
  if (options.rules && !rules) preparing.skip('규칙은 쓰면서 보아야 하므로 보지 않았습니다');
  const fixtures =
    mode === 'everything'
      ? await skipIfUnresponsive(preparing, () =>
          createFixtures({ client, users, clock }, preparing),
        )
      : undefined;
  close(preparing, { name: 'setup', title: '준비: 회원, 이용권, 수업을 만든다', part: 'contract' });

  const settings = { product, seed, runs, clock, isMock };
  for (const check of [...contractChecks, ...(rules ? ruleChecks : [])]) {
    const results = new Results();
    await skipIfUnresponsive(results, () =>
      check.run({ settings, client, users, fixtures, operations: operationsFor(mode), results }),
    );
    close(results, check);
  }
  if (fixtures) await skipIfUnresponsive(preparing, () => cleanUp(fixtures));

  return {
    baseUrl,
    seed,
    runs,
    mode,
    rules,
    checks,
    legend: legendOf(users, fixtures),
    passed: checks.reduce((sum, check) => sum + check.passed, 0),
    failed: checks.reduce((sum, check) => sum + check.findings.length, 0),
    coverage: coverage.result(),
    leftBehind: leftBehind(client),
  };
}

/** Runs the work; reports it as skipped where the backend stopped responding. */
async function skipIfUnresponsive<Result>(
  results: Results,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackendUnresponsive)) throw error;
    results.skip(error.message);
    return undefined;
  }
}

function operationsFor(mode: Mode): OperationId[] {
  const all: OperationInfo[] = Object.values(operations);
  const chosen = all.filter(
    ({ method, isPublic }) =>
      mode === 'everything' || (method === 'get' && (mode === 'reads' || isPublic)),
  );
  return chosen.map(({ id }) => id as OperationId);
}

function randomSeed(): number {
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  return number % 1_000_000;
}

/** The client, with a callback for each exchange. */
function counting(client: Client, count: (exchange: Exchange) => void): Client {
  const send = async (call: Call): Promise<Exchange> => {
    const exchange = await client.send(call);
    count(exchange);
    return exchange;
  };
  return { sent: client.sent, send };
}

async function assertReachable(client: Client, baseUrl: string): Promise<void> {
  const { status, problems } = await client.send({ operation: 'listReviews' });
  if (status === 0)
    throw new Unreachable(`${baseUrl}에 닿지 않습니다 (${problems[0]?.message ?? ''})`);
}

async function isMockBackend(tokens: readonly string[]): Promise<boolean> {
  const signed = await Promise.all(tokens.map(isSignedByMock));
  return signed.includes(true);
}
