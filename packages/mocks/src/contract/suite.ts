import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../clock.ts';
import { isSignedByMock } from '../engine/token.ts';
import { HOOK_PATH } from '../hook-path.ts';
import { cleanUp } from './clean-up.ts';
import { randomBelow } from './fixtures/fresh-values.ts';
import { createFreeHours } from './fixtures/classes.ts';
import type { Context } from './harness/context.ts';
import { Difference } from './harness/difference.ts';
import { Results } from './harness/results.ts';
import { contractRule, type RuleResult } from './harness/rule.ts';
import { CannotRun } from './harness/untested.ts';
import { findUsers, Legend, ROLES, type Users } from './harness/users.ts';
import { createCoverage } from './report/coverage.ts';
import { withoutMissing } from './report/missing.ts';
import type { SuiteReport } from './report/suite-report.ts';
import { untestedItems } from './report/untested-items.ts';
import { allTasks } from './rules/index.ts';
import { runTasks, type Task } from './schedule.ts';
import { DEFAULTS, type SuiteOptions } from './suite-options.ts';
import { createHook } from './wire/hook.ts';
import {
  assertReachable,
  BackendUnavailable,
  createClient,
  createTransport,
  type Transport,
} from './wire/transport.ts';

/**
 * Runs the contract suite against a backend. Rejects with `CannotRun` where the backend cannot be tested, a given
 * account cannot be used, the hook fails, or the run was interrupted; what it created is deleted before.
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteReport> {
  const started = performance.now();
  const { baseUrl, product = DEFAULTS.product, runs = DEFAULTS.runs } = options;
  const {
    concurrency = DEFAULTS.concurrency,
    timeoutMs = DEFAULTS.timeoutMs,
    waitMs = 0,
  } = options;
  const { accounts = {}, headers = {}, expiredTokens = [], clock = systemClock } = options;
  const { safe: isSafe = false, only = [], allowUntested = [], bail = false } = options;
  const { seed = randomBelow(1_000_000), ca, send, signal, onRule } = options;
  const to = { baseUrl, product, headers, clock };
  const transport = createTransport({ ...to, timeoutMs, ca, send, signal });
  await waitUntilReachable(transport, baseUrl, waitMs, signal);

  const legend = new Legend();
  const results: RuleResult[] = [];
  const users = await findUsers(transport.send, accounts, legend).catch((error: unknown): Users => {
    if (!(error instanceof Difference)) throw error;
    results.push(setUpResult(error));
    return Object.fromEntries(ROLES.map((role) => [role, []])) as unknown as Users;
  });
  const tokens = Object.values(users).flatMap((own) => own.map(({ token }) => token));
  const isMock = (await Promise.all(tokens.map(isSignedByMock))).includes(true);
  const { rules = isMock, hook: hookUrl = isMock ? baseUrl + HOOK_PATH : undefined } = options;
  const hook = createHook(hookUrl, transport, isSafe);
  const coverage = createCoverage();
  const shared = {
    settings: { product, seed, runs, rules, isSafe, isMock },
    users,
    clock,
    freeHours: createFreeHours(),
    hook,
    legend,
    expiredTokens,
  };

  const tasks = allTasks.filter(
    (task) => (rules || task.rule.group === 'contract') && isChosen(task, only),
  );
  const runTask = async (task: Task): Promise<void> => {
    const client = createClient(transport, isSafe, coverage.add);
    const result = await resultOf(task, {
      ...shared,
      client,
      results: new Results(client, task.operation),
    });
    results.push(result);
    onRule?.(result, results.length, tasks.length);
  };
  const isDone = (): boolean => bail && results.some(({ findings }) => findings.length > 0);
  try {
    await runTasks(tasks, concurrency, runTask, isDone);
  } catch (error) {
    const leftBehind = await cleanUp(transport, users, hook);
    if (error instanceof CannotRun) error.leftBehind = leftBehind;
    throw error;
  }

  results.sort((a, b) => orderOf(a) - orderOf(b));
  const found = withoutMissing(results, transport.log);
  const run = { results: found, coverage: coverage.rows, users, rules, isSafe, only };
  return {
    baseUrl,
    seed,
    runs,
    rules,
    isSafe,
    results: found,
    coverage: coverage.rows,
    untested: untestedItems(run, allowUntested),
    legend: Object.fromEntries(legend.entries),
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: found.reduce((sum, { findings }) => sum + findings.length, 0),
    leftBehind: await cleanUp(transport, users, hook),
    requests: transport.log.length,
    resent: transport.resent,
    durationMs: Math.round(performance.now() - started),
  };
}

const RETRY_MS = 250;

/** Tries until the backend responds; rejects with its last failure after this wait or an interruption. */
async function waitUntilReachable(
  transport: Transport,
  baseUrl: string,
  waitMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = performance.now() + waitMs;
  for (;;)
    try {
      return await assertReachable(transport, baseUrl);
    } catch (error) {
      const isOver = performance.now() >= end || signal?.aborted;
      if (isOver || !(error instanceof BackendUnavailable)) throw error;
      await delay(RETRY_MS);
    }
}

/** The result of a rule for a difference that was found while signing in a demo account. */
function setUpResult(difference: Difference): RuleResult {
  return {
    ...contractRule('set-up', 'the accounts of the run can sign in', () => Promise.resolve()),
    operation: 'signIn',
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

async function resultOf({ operation, rule }: Task, context: Context): Promise<RuleResult> {
  const started = performance.now();
  const { client, results } = context;
  await results.attempt(() => rule.run(context));
  results.failOnViolations();
  const { passed, findings, untested } = results;
  const durationMs = performance.now() - started;
  return {
    ...rule,
    operation,
    passed,
    findings,
    untested,
    requests: client.sent.length,
    durationMs,
  };
}

function orderOf({ operation, name }: Pick<RuleResult, 'operation' | 'name'>): number {
  return allTasks.findIndex((task) => task.operation === operation && task.rule.name === name);
}
