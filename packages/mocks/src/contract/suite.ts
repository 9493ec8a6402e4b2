import { systemClock, type Clock } from '../clock.ts';
import { isSignedByMock } from '../engine/token.ts';
import { cleanUp, leftBehind } from './clean-up.ts';
import { createFreeHours } from './fixtures/free-hours.ts';
import { CannotRun } from './harness/cannot-run.ts';
import { createClient } from './wire/client.ts';
import type { Context } from './harness/context.ts';
import { Difference } from './harness/difference.ts';
import { createHook } from './wire/hook.ts';
import { createLegend } from './harness/legend.ts';
import type { RuleResult } from './harness/rule-result.ts';
import { Results } from './harness/results.ts';
import { assertReachable, createTransport, type Send, type Transport } from './wire/transport.ts';
import { findUsers, ROLES, type Accounts, type Users } from './harness/users.ts';
import { createCoverage } from './report/coverage.ts';
import type { SuiteReport } from './report/suite-report.ts';
import { untestedItems } from './report/untested-items.ts';
import { allTasks } from './rules/index.ts';
import { runTasks, type Task } from './schedule.ts';

/** The options of a run; only the base URL is required. */
export interface SuiteOptions {
  readonly baseUrl: string;
  readonly product?: string;
  /** Tokens or sign-ins by role; by default the demo accounts that can sign in. */
  readonly accounts?: Accounts;
  readonly expiredTokens?: readonly string[];
  /** Checks the studio's rules too; by default only against the mock backend. */
  readonly rules?: boolean | undefined;
  /** Sends nothing but GET, besides sign-ins. */
  readonly safe?: boolean;
  /** Operations, rules, or both as `operation/rule`; by default everything. */
  readonly only?: readonly string[];
  /** Names or causes of what may stay untested. */
  readonly allowUntested?: readonly string[];
  /** The seed of generated requests; random by default. */
  readonly seed?: number | undefined;
  /** The number of valid and of invalid requests generated per operation. */
  readonly runs?: number;
  /** The number of rules that run at the same time. */
  readonly concurrency?: number;
  /** The longest wait for a response, in milliseconds. */
  readonly timeoutMs?: number;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The URL that makes states which the API cannot make; by default that of the mock backend. */
  readonly hook?: string | undefined;
  /** Stops after the first difference. */
  readonly bail?: boolean;
  readonly clock?: Clock;
  /** Sends the requests; `fetch` by default. */
  readonly send?: Send;
  /** Ends the run early; what was created is cleaned up. */
  readonly signal?: AbortSignal;
  /** Called after each rule. */
  readonly onRule?: (result: RuleResult, done: number, total: number) => void;
}

/** What a run does where no option says otherwise. */
export const DEFAULTS = {
  product: 'fitness',
  runs: 20,
  concurrency: 16,
  timeoutMs: 15_000,
} as const;

/** The path of the mock backend's hook. */
const MOCK_HOOK = '/__mock/hook';

/**
 * Runs the contract suite against a backend. Rejects with `CannotRun` where the backend cannot be tested, a given
 * account cannot be used, the hook fails, or the run was interrupted; what it created is deleted before.
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteReport> {
  const started = performance.now();
  const { baseUrl, product = DEFAULTS.product, runs = DEFAULTS.runs } = options;
  const { seed = randomSeed() } = options;
  const { clock = systemClock, headers = {}, send = (request) => fetch(request) } = options;
  const { safe: isSafe = false, only = [], timeoutMs = DEFAULTS.timeoutMs } = options;
  const transport = createTransport({ baseUrl, product, send, timeoutMs, headers });
  options.signal?.addEventListener('abort', () =>
    transport.stop('The run was interrupted before its end.'),
  );
  await assertReachable(transport, baseUrl);

  const legend = createLegend();
  const setUp = await findUsersOrDifference(transport, options.accounts ?? {}, legend);
  const isMock = await isMockBackend(setUp.users);
  const rules = options.rules ?? isMock;
  const hookUrl = options.hook ?? (isMock ? baseUrl + MOCK_HOOK : undefined);
  const hook = createHook(hookUrl, { send, headers, timeoutMs, isSafe });
  const coverage = createCoverage();
  const shared = {
    settings: { product, seed, runs, rules, isSafe, isMock },
    users: setUp.users,
    clock,
    freeHours: createFreeHours(),
    hook,
    legend,
    expiredTokens: options.expiredTokens ?? [],
  };

  const tasks = allTasks.filter(
    (task) => (rules || task.rule.group === 'contract') && isChosen(task, only),
  );
  const results: RuleResult[] = [];
  const endRun = async (): Promise<Record<string, number>> => ({
    classes: await cleanUp(transport, shared.users),
    ...leftBehind(transport, hook),
  });
  const isDone = (): boolean =>
    options.bail === true && results.some(({ findings }) => findings.length > 0);
  try {
    if (setUp.difference) results.push(setUpResult(setUp.difference));
    await runTasks(
      tasks,
      options.concurrency ?? DEFAULTS.concurrency,
      async (task) => {
        const result = await runTask(task, transport, shared, coverage.add);
        results.push(result);
        options.onRule?.(result, results.length, tasks.length);
      },
      isDone,
    );
  } catch (error) {
    const left = await endRun();
    if (error instanceof CannotRun) error.leftBehind = left;
    throw error;
  }

  const run = { results, coverage: coverage.result(), users: setUp.users, rules, isSafe, only };
  return {
    baseUrl,
    seed,
    runs,
    rules,
    isSafe,
    results: results.sort((a, b) => orderOf(a) - orderOf(b)),
    coverage: run.coverage,
    untested: untestedItems(run, options.allowUntested ?? []),
    legend: legend.entries(),
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { findings }) => sum + findings.length, 0),
    leftBehind: await endRun(),
    requests: transport.log.length,
    durationMs: Math.round(performance.now() - started),
  };
}

async function runTask(
  { operation, rule }: Task,
  transport: Transport,
  shared: Omit<Context, 'client' | 'results'>,
  onExchange: Parameters<typeof createClient>[2],
): Promise<RuleResult> {
  const started = performance.now();
  const results = new Results();
  const client = createClient(transport, shared.settings, onExchange);
  await results.attempt(client, () => rule.run({ ...shared, client, results }));
  results.failOnViolations(client);
  const { name, title, group, reaches } = rule;
  const { passed, findings, untested } = results;
  const durationMs = performance.now() - started;
  const requests = client.sent.length;
  return {
    operation,
    name,
    title,
    group,
    reaches,
    passed,
    findings,
    untested,
    requests,
    durationMs,
  };
}

/** The users, or without any the difference that the sign-in of a demo account showed. */
async function findUsersOrDifference(
  transport: Transport,
  accounts: Accounts,
  legend: ReturnType<typeof createLegend>,
): Promise<{ users: Users; difference?: Difference }> {
  try {
    return { users: await findUsers(transport.send, accounts, legend) };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const nobody = Object.fromEntries(ROLES.map((role) => [role, []])) as unknown as Users;
    return { users: nobody, difference: error };
  }
}

function setUpResult(difference: Difference): RuleResult {
  return {
    operation: 'signIn',
    name: 'set-up',
    title: 'the accounts of the run can sign in',
    group: 'contract',
    reaches: undefined,
    passed: 0,
    findings: [{ difference, times: 1 }],
    untested: undefined,
    requests: 1,
    durationMs: 0,
  };
}

function isChosen({ operation, rule }: Task, only: readonly string[]): boolean {
  const names = [operation, rule.name, `${operation}/${rule.name}`];
  return only.length === 0 || only.some((name) => names.includes(name));
}

function orderOf({ operation, name }: Pick<RuleResult, 'operation' | 'name'>): number {
  return allTasks.findIndex((task) => task.operation === operation && task.rule.name === name);
}

function randomSeed(): number {
  const [number = 1] = crypto.getRandomValues(new Uint32Array(1));
  return number % 1_000_000;
}

async function isMockBackend(users: Users): Promise<boolean> {
  const tokens = Object.values(users)
    .flat()
    .map(({ token }) => token);
  const signed = await Promise.all(tokens.map(isSignedByMock));
  return signed.includes(true);
}
