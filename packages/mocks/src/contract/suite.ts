import { systemClock } from '../clock.ts';
import { HOOK_PATH } from '../hook-path.ts';
import { cleanUp, leftBehind } from './clean-up.ts';
import { randomBelow } from './fixtures/fresh-values.ts';
import { createFreeHours } from './fixtures/classes.ts';
import { CannotRun } from './harness/cannot-run.ts';
import { createHook } from './wire/hook.ts';
import { createLegend } from './harness/legend.ts';
import type { RuleResult } from './harness/rule-result.ts';
import { createTransport } from './wire/transport.ts';
import { createHttpSend } from './wire/http-send.ts';
import { createSendRequest, type Resent } from './wire/send-request.ts';
import { createCoverage } from './report/coverage.ts';
import type { SuiteReport } from './report/suite-report.ts';
import { untestedItems } from './report/untested-items.ts';
import { allTasks } from './rules/index.ts';
import { runTask } from './run-task.ts';
import { runTasks, type Task } from './schedule.ts';
import { findUsersOrDifference, isMockBackend, setUpResult, waitUntilReachable } from './set-up.ts';
import { DEFAULTS, type SuiteOptions } from './suite-options.ts';

/**
 * Runs the contract suite against a backend. Rejects with `CannotRun` where the backend cannot be tested, a given
 * account cannot be used, the hook fails, or the run was interrupted; what it created is deleted before.
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteReport> {
  const started = performance.now();
  const { baseUrl, product = DEFAULTS.product, runs = DEFAULTS.runs } = options;
  const { seed = randomBelow(1_000_000) } = options;
  const { clock = systemClock, headers = {}, ca, signal, waitMs = 0 } = options;
  const { safe: isSafe = false, only = [], timeoutMs = DEFAULTS.timeoutMs } = options;
  const resent: Resent = { rateLimited: 0, closedConnections: 0, expiredTokens: 0 };
  const { send = createHttpSend({ ca, onResent: () => (resent.closedConnections += 1) }) } =
    options;
  const sendRequest = createSendRequest({ send, timeoutMs, resent, signal });
  const transport = createTransport({ baseUrl, product, sendRequest, headers, clock, resent });
  signal?.addEventListener('abort', () =>
    transport.stop('The run was interrupted before its end.'),
  );
  await waitUntilReachable(transport, baseUrl, waitMs, signal);

  const legend = createLegend();
  const setUp = await findUsersOrDifference(transport, options.accounts ?? {}, legend);
  const isMock = await isMockBackend(setUp.users);
  const rules = options.rules ?? isMock;
  const hookUrl = options.hook ?? (isMock ? baseUrl + HOOK_PATH : undefined);
  const hook = createHook(hookUrl, { sendRequest, headers, isSafe });
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

  const run = { results, coverage: coverage.rows, users: setUp.users, rules, isSafe, only };
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
    resent,
    durationMs: Math.round(performance.now() - started),
  };
}

function isChosen({ operation, rule }: Task, only: readonly string[]): boolean {
  const names = [operation, rule.name, `${operation}/${rule.name}`];
  return only.length === 0 || only.some((name) => names.includes(name));
}

function orderOf({ operation, name }: Pick<RuleResult, 'operation' | 'name'>): number {
  return allTasks.findIndex((task) => task.operation === operation && task.rule.name === name);
}
